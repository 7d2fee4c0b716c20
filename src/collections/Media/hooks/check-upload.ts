import type { CollectionBeforeOperationHook } from 'payload'
import { ValidationError } from 'payload'
import { siteOrStaff } from '@/access/site-or-staff'
import {
  ANIMATION_PIXELS,
  DRAWING_BYTES,
  DRAWING_TOO_LARGE,
  PICTURE_BYTES,
  PICTURE_EDGE_MAX,
  PICTURE_PIXELS,
  PICTURE_TOO_LARGE,
} from '@/domain/media/upload-limits'
import { uploadName } from '@/domain/media/upload-name'
import { cleanSvg } from '../clean-svg'
import { sharp } from '../picture-library'

/** File extensions by sharp's names of the allowed formats. */
const extensions: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  heif: 'avif',
}

const UNREADABLE =
  'This picture can’t be read. It may be damaged or incomplete. Open it on your computer, save it again as a JPEG file, and upload that.'
const FORMATS = 'A picture must be a JPEG, PNG, WebP, AVIF or SVG file.'

/** Other files that are uploaded as pictures, by their first bytes. */
const otherFiles: readonly (readonly [RegExp, string])[] = [
  [/^%PDF-/, 'This file is a PDF. Save its page or image as a JPEG or PNG file.'],
  [
    /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s,
    'This file is a HEIC photo, as iPhones take them. Save or export it as a JPEG file.',
  ],
  [/^(?:II\*\0|MM\0\*)/, `This file is a TIFF. ${FORMATS}`],
  [/^GIF8/, `This file is a GIF. ${FORMATS}`],
]

/** Names the kind of a file that is not a picture of an allowed format. */
function explainFormat(data: Buffer, otherwise: string): string {
  const head = data.subarray(0, 16).toString('latin1')
  return otherFiles.find(([pattern]) => pattern.test(head))?.[1] ?? otherwise
}

function refuse(message: string): never {
  throw new ValidationError({ collection: 'media', errors: [{ message, path: 'file' }] })
}

/**
 * The text of an SVG file; `null` for other files. The file name and the declared type are not
 * trusted.
 */
function drawingText(data: Buffer): string | null {
  // Does not match UTF-16 and UTF-32, which contain zero bytes.
  const head = data.subarray(0, 1000).toString('latin1')
  if (!/^(\xEF\xBB\xBF)?\s*</.test(head)) return null
  if (!data.includes('<svg')) refuse(FORMATS)
  if (data.length > DRAWING_BYTES) refuse(DRAWING_TOO_LARGE)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data)
  } catch {
    return refuse('An SVG file must be encoded in UTF-8.')
  }
}

async function cleanDrawing(text: string): Promise<Buffer> {
  const cleaned = await cleanSvg(text)
  if ('svg' in cleaned) return Buffer.from(cleaned.svg)
  return refuse(
    `This SVG file contains ${cleaned.problem}, which is not allowed. Save it as plain SVG.`,
  )
}

/** Decodes every pixel and returns the extension that the file should have. */
async function checkPicture(data: Buffer): Promise<string> {
  const header = sharp(data, { limitInputPixels: false }).metadata()
  const {
    format,
    width,
    height,
    compression,
    pages = 1,
  } = await header.catch(() => refuse(explainFormat(data, UNREADABLE)))
  const extension = extensions[format]
  if (!extension || (format === 'heif' && compression !== 'av1')) {
    return refuse(explainFormat(data, FORMATS))
  }
  if (width * height > PICTURE_PIXELS) {
    refuse(`This picture is ${width} x ${height} pixels; the maximum is 64 million pixels.`)
  }
  if (Math.max(width, height) > PICTURE_EDGE_MAX) {
    refuse(`This picture is ${width} x ${height} pixels; the maximum is 16,000 on each side.`)
  }
  if (pages > 1 && width * height * pages > ANIMATION_PIXELS) {
    refuse(
      `This animation has ${pages} frames of ${width} x ${height} pixels; the maximum is 16 million pixels in total.`,
    )
  }
  await sharp(data, { failOn: 'error' })
    .resize({ width: 8 })
    .raw()
    .toBuffer()
    .catch(() => refuse(UNREADABLE))
  return extension
}

/**
 * Rejects files that are not an image or contain more than one, with a message that says why, and
 * sets the file name by the detected format. An SVG is replaced by its cleaned text. Payload then
 * re-encodes each image, which removes metadata such as the location, and appended files.
 */
export const checkUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req
  if (!file || (operation !== 'create' && operation !== 'update')) return args
  // Payload checks access after this hook, so anonymous uploads are not decoded.
  if (!siteOrStaff({ req })) return args
  if (file.data.length === 0) refuse('This file is empty.')
  if (file.data.length > PICTURE_BYTES) refuse(PICTURE_TOO_LARGE)
  const text = drawingText(file.data)
  if (text === null) {
    req.file = { ...file, name: uploadName(file.name, await checkPicture(file.data)) }
  } else {
    const data = await cleanDrawing(text)
    req.file = { ...file, data, size: data.length, name: uploadName(file.name, 'svg') }
  }
  return args
}
