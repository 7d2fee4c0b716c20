import { expect, it } from 'vitest'
import { withoutAbbreviations } from './abbreviations'

const districts = new Map([
  ['NISD', 'Northside ISD'],
  ['SCUCISD', 'Schertz-Cibolo-Universal City ISD'],
])

it.each([
  ['NISD', 'Northside ISD'],
  ['homes in nisd', 'homes in Northside ISD'],
  ['scucisd pool', 'Schertz-Cibolo-Universal City ISD pool'],
  ['nisdale', 'nisdale'],
  ['', ''],
])('a search for “%s” becomes “%s”', (text, name) => {
  expect(withoutAbbreviations(text, districts)).toBe(name)
})
