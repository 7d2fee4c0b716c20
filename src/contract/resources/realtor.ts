import { z } from 'zod/mini'

/** A realtor on the Featured Realtors page; empty fields are `null`. */
export const realtor = z.object({
  id: z.string(),
  name: z.string(),
  title: z.nullable(z.string()),
  /** The brokerage with which the realtor holds a license. */
  brokerage: z.nullable(z.string()),
  /** The URL of the brokerage's _Information About Brokerage Services_. */
  brokerageNotice: z.nullable(z.string()),
  /** Paragraphs are separated by an empty line. */
  bio: z.nullable(z.string()),
  photo: z.nullable(z.object({ src: z.string(), alt: z.string() })),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  website: z.nullable(z.string()),
  specialties: z.array(z.string()),
  serviceAreas: z.array(z.string()),
  credentials: z.array(z.string()),
})
export type Realtor = z.infer<typeof realtor>

export const realtorList = z.array(realtor)
