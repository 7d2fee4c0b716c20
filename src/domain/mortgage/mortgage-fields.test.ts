import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mortgageDefaults } from './mortgage'
import {
  type MortgageField,
  mortgageStart,
  readFields,
  readNumber,
  startingForm,
  typed,
} from './mortgage-fields'

const type = (...steps: [MortgageField, string][]) =>
  steps.reduce((form, [field, text]) => typed(form, field, text), startingForm(mortgageStart))
    .fields

describe('readNumber', () => {
  it.each([
    ['612990', 612_990],
    ['7.5', 7.5],
    ['.5', 0.5],
    ['4.', 4],
    ['-5', -5],
    ['1e9', 1e9],
    [' 30 ', 30],
    ['', 0],
    ['abc', 0],
    ['12 homes', 0],
    ['1e999', 0],
    ['99999999999999999999', 0],
  ])('parses %j as %d', (text, value) => {
    expect(readNumber(text)).toBe(value)
  })

  it('always returns a finite number', () => {
    fc.assert(fc.property(fc.string(), (text) => Number.isFinite(readNumber(text))))
  })
})

describe('readFields', () => {
  it('parses the starting form as the defaults', () => {
    expect(readFields(startingForm(mortgageStart).fields)).toEqual(mortgageDefaults)
  })

  it('defaults a blank term to 30 years and other blank fields to 0', () => {
    const blank = {
      ...startingForm(mortgageStart).fields,
      termYears: ' ',
      interestRate: '',
      pmiRate: '',
    }
    expect(readFields(blank)).toMatchObject({ termYears: 30, interestRate: 0, pmiRate: 0 })
    expect(readFields({ ...blank, termYears: 'abc' }).termYears).toBe(0)
  })
})

describe('down payment fields', () => {
  it('show the percentage of an amount to one decimal', () => {
    expect(type(['downPayment', '50001']).downPaymentPercent).toBe('12.5')
    expect(type(['downPayment', '79999']).downPaymentPercent).toBe('20.0')
  })

  it('round the amount of a percentage to whole dollars', () => {
    expect(type(['homePrice', '333333'], ['downPaymentPercent', '12.5']).downPayment).toBe('41667')
  })

  it('leave the edited field unchanged', () => {
    for (const text of ['4', '40.55', '', 'abc', '1e9', '-5']) {
      expect(type(['downPayment', text]).downPayment).toBe(text)
      expect(type(['downPaymentPercent', text]).downPaymentPercent).toBe(text)
      expect(type(['homePrice', text]).homePrice).toBe(text)
    }
  })

  it('keep the percentage when the price changes, unless the amount was edited last', () => {
    expect(type(['homePrice', '612990'])).toMatchObject({
      downPayment: '122598',
      downPaymentPercent: '20.0',
    })
    expect(type(['downPayment', '60000'], ['homePrice', '600000'])).toMatchObject({
      downPayment: '60000',
      downPaymentPercent: '10.0',
    })
    expect(
      type(['downPayment', '60000'], ['downPaymentPercent', '5'], ['homePrice', '500000']),
    ).toMatchObject({ downPayment: '25000', downPaymentPercent: '5' })
  })

  it('keep their values when the price is cleared and retyped', () => {
    const price = ['', '5', '50', '500', '5000', '50000', '500000']
    const steps = price.map((text): [MortgageField, string] => ['homePrice', text])
    expect(type(...steps).downPayment).toBe('100000')
    expect(type(['downPayment', '60000'], ...steps)).toMatchObject({
      downPayment: '60000',
      downPaymentPercent: '12.0',
    })
  })

  it('do not change when another field is edited', () => {
    expect(type(['downPayment', '50001'], ['interestRate', '6'])).toMatchObject({
      downPayment: '50001',
      downPaymentPercent: '12.5',
    })
  })
})
