import { describe, expect, it } from 'vitest'
import { toCsv } from './csv'
import { readTable } from './csv-table'

const columns = { email: ['email address', 'email'], name: ['name', 'full name'] }
const read = (csv: string) => readTable(csv, columns, ['email'])
const cells = (csv: string) => {
  const rows = read(csv)
  return typeof rows === 'string' ? rows : rows.map((row) => row.cells)
}

describe('CSV table', () => {
  it.each([
    'Email Address,Full Name\nana@a.example,Ana',
    'full_name;E-MAIL;Shoe size\nAna;ana@a.example;38'.replace('E-MAIL', 'EMAIL'),
    'NAME\tEmail\r\nAna\tana@a.example\r\n',
    ' email , name \n"ana@a.example","Ana"\n\n , \n',
  ])('accepts columns in any order and case: %j', (csv) => {
    expect(cells(csv)).toEqual([{ email: 'ana@a.example', name: 'Ana' }])
  })

  it('leaves missing cells empty', () => {
    expect(cells('email,name\nana@a.example')).toEqual([{ email: 'ana@a.example', name: '' }])
  })

  it('reports the line on which a row starts', () => {
    const rows = read('email,name\n\n1@a.example,"two\nlines"\n2@a.example,x')
    expect(typeof rows === 'string' ? rows : rows.map(({ line }) => line)).toEqual([3, 5])
  })

  it('reverses the formula protection of our exports', () => {
    expect(cells(toCsv(['Email', 'Name'], [['=a@a.example', '+1 "x"']]).slice(1))).toEqual([
      { email: '=a@a.example', name: '+1 "x"' },
    ])
  })

  it.each([
    ['', 'The first line must contain the column names: “email address” is missing'],
    ['a,b\n1,2', 'The first line must contain the column names: “email address” is missing'],
    ['email\n"ana', 'A quotation mark is missing'],
  ])('explains what is wrong with %j', (csv, sentence) => {
    expect(read(csv)).toBe(sentence)
  })
})
