; The installer for one user, without rights. packaging/windows/build calls makensis with VERSION, NUMBERS, LIST and OUT.
; Games and settings lie in %APPDATA%\kings-order and stay when the program is removed. /S installs and removes without asking;
; QuietUninstallString waits and tells by its exit code whether it has.
; Every Windows of 64 bits runs it, and the program needs one.
Target amd64-unicode
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma
SetDateSave off

!include MUI2.nsh
!include FileFunc.nsh

!define APP "King's Order"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\KingsOrder"
!define CLASSES "Software\Classes"

Name "${APP}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\${APP}"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
BrandingText "${APP} ${VERSION}"

VIProductVersion "${NUMBERS}"
VIAddVersionKey /LANG=0 "ProductName" "${APP}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileDescription" "${APP}"
VIAddVersionKey /LANG=0 "LegalCopyright" "Copyright 2026 The King's Order developers. MIT or Apache-2.0."

!define MUI_ICON "kings-order.ico"
!define MUI_UNICON "kings-order.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\kings-order.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

LangString Game ${LANG_ENGLISH} "King's Order game"
LangString Game ${LANG_GERMAN} "King's-Order-Spiel"
LangString Runs ${LANG_ENGLISH} "${APP} is open. Close its window and try again; the game is saved."
LangString Runs ${LANG_GERMAN} "${APP} ist offen. Schließt sein Fenster und versucht es noch einmal; das Spiel ist gespeichert."

; A program that runs cannot be written: then nothing is touched. Where nobody can be asked its windows are asked to close, which
; loses nothing: every move is on disk. They have ten seconds for it; one that has something to ask stays.
!macro CLOSED
    StrCpy $9 20
    closed:
    IfFileExists "$INSTDIR\kings-order.exe" 0 free
    ClearErrors
    FileOpen $0 "$INSTDIR\kings-order.exe" a
    IfErrors 0 shut
    IfSilent 0 ask
    IntCmp $9 0 runs
    IntCmp $9 20 0 wait
    !insertmacro CLOSE
    wait:
    IntOp $9 $9 - 1
    Sleep 500
    Goto closed
    ask:
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(Runs)" IDRETRY closed
    runs:
    SetErrorLevel 1
    Abort
    shut:
    FileClose $0
    free:
!macroend

; Asks every window of the program in this folder to close, and no other's.
!macro CLOSE
    StrCpy $1 0
    next:
    System::Call 'user32::FindWindowExW(p 0, p r1, p 0, p 0) p .r1'
    StrCmp $1 0 all
    System::Call 'user32::GetWindowThreadProcessId(p r1, *i .r2)'
    System::Call 'kernel32::OpenProcess(i 0x1000, i 0, i r2) p .r3'
    StrCmp $3 0 next
    StrCpy $4 ""
    System::Call 'kernel32::QueryFullProcessImageNameW(p r3, i 0, w .r4, *i ${NSIS_MAX_STRLEN})'
    System::Call 'kernel32::CloseHandle(p r3)'
    StrCmp $4 "$INSTDIR\kings-order.exe" 0 next
    System::Call 'user32::PostMessageW(p r1, i 0x10, p 0, p 0)'
    Goto next
    all:
!macroend

Section
    !insertmacro CLOSED
    SetOutPath "$INSTDIR"
    !include "${LIST}"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\${APP}.lnk" "$INSTDIR\kings-order.exe"

    WriteRegStr HKCU "${CLASSES}\.kings-order" "" "KingsOrder.Game"
    WriteRegStr HKCU "${CLASSES}\.kings-order" "Content Type" "application/x-kings-order+json"
    WriteRegStr HKCU "${CLASSES}\KingsOrder.Game" "" "$(Game)"
    WriteRegStr HKCU "${CLASSES}\KingsOrder.Game\DefaultIcon" "" "$INSTDIR\game.ico"
    WriteRegStr HKCU "${CLASSES}\KingsOrder.Game\shell\open\command" "" '"$INSTDIR\kings-order.exe" "%1"'
    ; The games in the app's own folder end in .json, as files of many others: there it stands among "Open with" and opens none by itself.
    WriteRegStr HKCU "${CLASSES}\Applications\kings-order.exe" "FriendlyAppName" "${APP}"
    WriteRegStr HKCU "${CLASSES}\Applications\kings-order.exe\shell\open\command" "" '"$INSTDIR\kings-order.exe" "%1"'
    WriteRegStr HKCU "${CLASSES}\Applications\kings-order.exe\SupportedTypes" ".json" ""
    WriteRegStr HKCU "${CLASSES}\Applications\kings-order.exe\SupportedTypes" ".kings-order" ""

    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${APP}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The King's Order developers"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\kings-order.ico"
    WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    ; In its own place, and not in a copy that nobody waits for: its exit code tells whether the program is removed.
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR'
    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
    ${RefreshShellIcons}
SectionEnd

Section "Uninstall"
    !insertmacro CLOSED
    ; By name: whatever else lies in the folder is not the installer's.
    Delete "$INSTDIR\kings-order.exe"
    Delete "$INSTDIR\kings-order.com"
    Delete "$INSTDIR\kings-order.ico"
    Delete "$INSTDIR\game.ico"
    Delete "$INSTDIR\LICENSE-*"
    Delete "$INSTDIR\notices.txt"
    Delete "$INSTDIR\uninstall.exe"
    SetOutPath "$TEMP"
    RMDir "$INSTDIR"
    ; In its own place it runs still: what is left goes as soon as it has ended.
    IfFileExists "$INSTDIR\uninstall.exe" 0 gone
    StrCpy $0 'ping -n 2 127.0.0.1 >nul & del "$INSTDIR\uninstall.exe" & rmdir "$INSTDIR" '
    ExecShell "" "$SYSDIR\cmd.exe" '/d /c for /l %i in (1,1,10) do @if exist "$INSTDIR\uninstall.exe" ($0)' SW_HIDE
    gone:
    Delete "$SMPROGRAMS\${APP}.lnk"
    ReadRegStr $0 HKCU "${CLASSES}\.kings-order" ""
    StrCmp $0 "KingsOrder.Game" 0 another
    DeleteRegKey HKCU "${CLASSES}\.kings-order"
    another:
    DeleteRegKey HKCU "${CLASSES}\KingsOrder.Game"
    DeleteRegKey HKCU "${CLASSES}\Applications\kings-order.exe"
    DeleteRegKey HKCU "${UNINSTALL}"
    ${RefreshShellIcons}
SectionEnd
