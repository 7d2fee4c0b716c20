import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { renderToBuffer } from '@react-pdf/renderer'
import sharp from 'sharp'
import { registerFonts } from './fonts'
import { Guide, type GuideProps } from './guide'

let mark: Promise<Buffer> | undefined

/** The logo as a PNG for the PDF, at four times its printed size. */
async function readMark(): Promise<Buffer> {
  const drawing = await readFile(path.join(process.cwd(), 'public/brand/mark.svg'))
  return sharp(drawing, { density: 288 }).resize(88).png().toBuffer()
}

export async function renderGuide(props: Omit<GuideProps, 'mark'>): Promise<Buffer> {
  registerFonts()
  mark ??= readMark()
  return renderToBuffer(<Guide {...props} mark={await mark} />)
}
