import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { drawAll, drawingsFolder } from './drawings'

// Writes the floor plans and elevations of the sample content (`npm run generate:drawings`). The
// result is committed.

rmSync(drawingsFolder, { recursive: true, force: true })
mkdirSync(drawingsFolder)
for (const [file, text] of drawAll()) writeFileSync(path.join(drawingsFolder, file), text)
