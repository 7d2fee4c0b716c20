import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { exampleEvent } from '@/contract/events/example'
import { EventFacts } from './event-facts'

/** The facts of an event by the names of their icons. */
function renderFacts(changes: object): Record<string, string> {
  const html = renderToStaticMarkup(<EventFacts event={{ ...exampleEvent, ...changes }} />)
  const facts = [
    ...html.matchAll(/<span class="sr-only">([^<]*)<\/span><\/dt><dd[^>]*>(.*?)<\/dd>/g),
  ]
  return Object.fromEntries(facts.map(([, name, value = '']) => [name, value]))
}

it('EventFacts shows the community of an event without a builder as its community', () => {
  const facts = renderFacts({ builderName: null, communityName: 'Stillwater Mesa' })
  expect(facts).toMatchObject({ Community: 'Stillwater Mesa' })
  expect(facts).not.toHaveProperty('Builder')
})

it('EventFacts links every number of the phone', () => {
  const facts = renderFacts({ contactPhone: '(210) 555-0100 x12 / (830) 555-0118' })
  expect([...(facts.Phone ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    'tel:+12105550100;ext=12',
    'tel:+18305550118',
  ])
})
