import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { renderToBuffer } from '@react-pdf/renderer'
import sharp from 'sharp'
import { registerFonts } from './fonts'
import { Guide, type GuideProps } from './guide'

let mark: Promise<Buffer> | undefined

/** The guide's mark as a picture that a PDF can hold; four times its size on paper. */
async function readMark(): Promise<Buffer> {
  const drawing = await readFile(path.join(process.cwd(), 'public/brand/mark.svg'))
  return sharp(drawing, { density: 288 }).resize(88).png().toBuffer()
}

/** An entry's text as a PDF. */
export async function renderGuide(props: Omit<GuideProps, 'mark'>): Promise<Buffer> {
  registerFonts()
  mark ??= readMark()
  return renderToBuffer(<Guide {...props} mark={await mark} />)
}
