import sharp from 'sharp'

// Pictures are decoded rarely and each once, so what sharp keeps of them would only take memory, and
// more threads for one picture would take the processor from the answers of the site.
sharp.cache(false)
sharp.concurrency(1)

/** The library that decodes and encodes pictures, with bounded memory and threads. */
export { sharp }
