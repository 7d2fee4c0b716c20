import { SUBSCRIBER_ROWS } from '@/contract/newsletter/newsletter-import'
import { type ColumnNames, readTable, type TableRow } from '@/lib/csv/csv-table'

export type SubscriberRow = TableRow<keyof typeof columns>

/** Column names used by mailing services, spreadsheets and our export. */
const columns = {
  email: ['email address', 'email', 'e mail', 'e mail address', 'mail', 'subscriber email'],
  firstName: ['first name', 'firstname', 'fname', 'given name'],
  lastName: ['last name', 'lastname', 'lname', 'surname', 'family name'],
  name: ['name', 'full name'],
  zipCode: ['zip', 'zip code', 'zipcode', 'postal code', 'postcode'],
  phoneNumber: ['phone', 'phone number', 'sms', 'telephone', 'mobile'],
  interest: ['interest'],
  areas: ['areas of interest', 'areas', 'area'],
  realtor: ['realtor', 'is realtor'],
  consentDate: ['consent date', 'optin time', 'opt in time', 'confirm time', 'opt in date'],
} satisfies ColumnNames<string>

/** Parses the subscribers of a file, or returns an error message if it is not valid. */
export function readSubscribers(csv: string): readonly SubscriberRow[] | string {
  const rows = readTable(csv, columns, ['email'])
  if (typeof rows === 'string') return rows
  if (rows.length === 0) return 'This file contains no subscribers'
  return rows.length > SUBSCRIBER_ROWS ? 'A file can contain at most 10,000 subscribers' : rows
}

/** The addresses of a file, needed to look up existing subscribers before planning. */
export const getEmails = (rows: readonly SubscriberRow[]): string[] =>
  rows.map(({ cells }) => cells.email.toLowerCase().replaceAll('\u0000', ''))
