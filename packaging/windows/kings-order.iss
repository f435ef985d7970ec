; The installer, made by Inno Setup 6.3 or later. From the top of the sources, after building as kings-order.rc says:
;     sh packaging/notices > target/notices.txt
;     iscc /DVersion=0.1.0 packaging\windows\kings-order.iss
; It makes target\kings-order-VERSION-setup.exe, which installs for one player or for all of the computer, as asked.
; Games and settings lie in %APPDATA%\kings-order and stay when the program is removed.
#ifndef Version
  #error Say which version: iscc /DVersion=0.1.0 ...
#endif

[Setup]
AppId={{C99443A1-1BE5-41DE-AEDD-B78913E59987}
AppName=King's Order
AppVersion={#Version}
AppVerName=King's Order {#Version}
AppPublisher=The King's Order developers
AppComments=An unofficial table companion for Carcassonne
DefaultDirName={autopf}\King's Order
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
SetupIconFile=kings-order.ico
UninstallDisplayIcon={app}\kings-order.ico
WizardStyle=modern
OutputDir=..\..\target
OutputBaseFilename=kings-order-{#Version}-setup

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"

[CustomMessages]
en.Game=King's Order game
de.Game=King's-Order-Spiel

[Files]
Source: "..\..\target\dist\kings-order.exe"; DestDir: "{app}"; Flags: ignoreversion
Source: "kings-order.ico"; DestDir: "{app}"
Source: "game.ico"; DestDir: "{app}"
Source: "..\LICENSE-MIT"; DestDir: "{app}"
Source: "..\LICENSE-APACHE"; DestDir: "{app}"
Source: "..\..\resources\fonts\LICENSE-*.txt"; DestDir: "{app}"
Source: "..\..\target\notices.txt"; DestDir: "{app}"

[Icons]
Name: "{autoprograms}\King's Order"; Filename: "{app}\kings-order.exe"; IconFilename: "{app}\kings-order.ico"

[Registry]
; HKA is the player's or the computer's part of the registry, as installed.
Root: HKA; Subkey: "Software\Classes\.kings-order"; ValueType: string; ValueData: "KingsOrder.Game"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\.kings-order"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-kings-order+json"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\KingsOrder.Game"; ValueType: string; ValueData: "{cm:Game}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\KingsOrder.Game\DefaultIcon"; ValueType: string; ValueData: "{app}\game.ico"
Root: HKA; Subkey: "Software\Classes\KingsOrder.Game\shell\open\command"; ValueType: string; ValueData: """{app}\kings-order.exe"" ""%1"""

[Run]
Filename: "{app}\kings-order.exe"; Description: "{cm:LaunchProgram,King's Order}"; Flags: nowait postinstall skipifsilent
