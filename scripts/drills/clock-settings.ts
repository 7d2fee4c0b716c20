import { existsSync, readdirSync } from 'node:fs'

/** The library is in a folder of the processor's architecture. Node 20 has no `globSync`. */
function findLibrary(): string | undefined {
  const files = readdirSync('/usr/lib').map(
    (folder) => `/usr/lib/${folder}/faketime/libfaketime.so.1`,
  )
  return files.find((file) => existsSync(file))
}

/** The environment of a process whose clock differs by so many seconds, by Debian's `libfaketime`. */
export function clockSettings(seconds: number): Readonly<Record<string, string>> {
  const library = findLibrary()
  if (!library) throw new Error('Install libfaketime first: apt-get install libfaketime')
  return {
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
}
