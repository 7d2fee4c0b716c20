import { z } from 'zod/mini'
import { getValues, interests, newsletterFrequencies, OTHER_AREA } from '@/domain/enums'
import { otherAreaText, otherAreaWith } from '@/domain/newsletter/areas'
import { typedText } from '../forms/text-fields'
import { fieldMessages } from '../messages'

const text = z._default(z.string(), '')

/** The raw values of the preferences form. */
export const typedPreferences = z.object({
  name: text,
  interest: text,
  isRealtor: text,
  frequency: text,
  areasOfInterest: z._default(z.array(z.string()), []),
  otherArea: text,
})
export type TypedPreferences = z.infer<typeof typedPreferences>

const upTo = (max: number) => typedText({ min: 0, max, message: fieldMessages.required })

/** The preferences a subscriber can change; an empty answer means no answer. */
export const preferences = z.object({
  name: typedText({ min: 1, max: 160, message: fieldMessages.required }),
  interest: z.enum(['', ...getValues(interests)], 'Choose one of the answers'),
  isRealtor: z.enum(['', 'yes', 'no'], 'Choose one of the answers'),
  /** Empty or missing in a form that was opened before it had the question; the answer stays as it is. */
  frequency: z.optional(
    z.enum(['', ...getValues(newsletterFrequencies)], 'Choose one of the answers'),
  ),
  areasOfInterest: z.array(upTo(120)).check(z.maxLength(20, 'Choose 20 at most')),
  otherArea: upTo(100),
})
export type Preferences = z.infer<typeof preferences>

/** The areas as stored: Other includes its text. */
export function storedAreas({ areasOfInterest, otherArea }: Preferences): string[] {
  return areasOfInterest.map((area) => (area === OTHER_AREA ? otherAreaWith(otherArea) : area))
}

/** The areas as the form shows them. */
export function shownAreas(
  stored: readonly string[],
): Pick<TypedPreferences, 'areasOfInterest' | 'otherArea'> {
  const texts = stored.map(otherAreaText)
  return {
    areasOfInterest: stored.map((area, index) => (texts[index] === null ? area : OTHER_AREA)),
    otherArea: texts.find((text) => text !== null) ?? '',
  }
}
