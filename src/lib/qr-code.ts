import encodeQR from 'qr'

/** A QR code as an SVG image. */
export const drawQrCode = (text: string): string => encodeQR(text, 'svg', { ecc: 'low' })
