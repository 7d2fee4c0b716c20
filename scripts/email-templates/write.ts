import { writeFileSync } from 'node:fs'
import { COMPILED, compileEmailParts } from './compile'

writeFileSync(COMPILED, `${JSON.stringify(await compileEmailParts(), null, 2)}\n`)
