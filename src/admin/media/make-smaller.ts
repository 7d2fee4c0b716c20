import createPica from 'pica'
import { ANIMATION_HEAD_BYTES, isAnimated } from '@/domain/media/animation'
import { PICTURE_BYTES, PICTURE_EDGE, sizeWithin } from '@/domain/media/upload-limits'

const QUALITY = 0.88
/** Few images are still too large at the full edge: noise, or PNG that a browser cannot convert. */
const edges = [PICTURE_EDGE, 3072, 2048]

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

/** The formats to try. WebP keeps transparency. Browsers cannot encode AVIF. */
function getFormats(type: string): readonly string[] {
  if (type === 'image/jpeg') return ['image/jpeg']
  return type === 'image/png' ? ['image/png', 'image/webp'] : ['image/webp']
}

// The policy of the back office forbids WebAssembly and allows workers.
const pica = createPica({ features: ['js', 'ww'] })

async function resized(picture: ImageBitmap, edge: number): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, sizeWithin(picture.width, picture.height, edge))
  if (canvas.width < picture.width) return pica.resize(picture, canvas)
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  return canvas
}

function named(file: File, blob: Blob): File {
  const name = file.name.replace(/(\.[^.]*)?$/, `.${extensions[blob.type] ?? 'png'}`)
  return new File([blob], blob.type === file.type ? file.name : name, {
    type: blob.type,
    lastModified: file.lastModified,
  })
}

async function smallerFile(file: File, picture: ImageBitmap): Promise<File | null> {
  for (const edge of edges) {
    const canvas = await resized(picture, edge)
    for (const format of getFormats(file.type)) {
      // A browser that cannot encode the format returns PNG.
      const blob = await pica.toBlob(canvas, format, QUALITY)
      if (blob.size <= PICTURE_BYTES) return blob.size < file.size ? named(file, blob) : null
    }
  }
  return null
}

/**
 * Makes an image smaller that is over the upload limit or has more pixels than the site shows.
 * Returns `null` for other images, for animations, and when no smaller file can be made. Rejects when
 * the browser cannot decode it. The decoder applies the orientation of a photo.
 */
export async function makeSmaller(file: File): Promise<File | null> {
  const head = await file.slice(0, ANIMATION_HEAD_BYTES).arrayBuffer()
  if (isAnimated(new Uint8Array(head))) return null
  const picture = await createImageBitmap(file)
  try {
    const isLarge = Math.max(picture.width, picture.height) > PICTURE_EDGE
    return isLarge || file.size > PICTURE_BYTES ? await smallerFile(file, picture) : null
  } finally {
    picture.close()
  }
}
