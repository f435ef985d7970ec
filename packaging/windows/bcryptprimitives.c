/* For packaging/windows/try alone, never shipped: the one function that Rust's standard library wants of a library which every Windows has
   and wine before 9 lacks. */
#include <windows.h>
#include <ntsecapi.h>

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T length)
{
    return RtlGenRandom(data, (ULONG)length);
}
