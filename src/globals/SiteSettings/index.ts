import type { NumberField, TextareaField, TextField } from 'payload'
import { admins } from '@/access/admins'
import { cacheTags } from '@/config/cache-tags'
import { defaultLeadReply } from '@/content/lead-reply'
import { defaultReportEmail } from '@/content/report-email'
import {
  REPLY_SUBJECT_MAX_LENGTH,
  REPLY_TEXT_MAX_LENGTH,
  replyPlaceholders,
} from '@/domain/leads/lead-reply'
import { MAP_START } from '@/domain/map/map-view'
import { type MortgageStart, mortgageStart } from '@/domain/mortgage/mortgage-fields'
import { NEWSLETTER_RATE, NEWSLETTER_RATE_MAX } from '@/domain/newsletter/sending'
import { AUDIT_MONTHS_MIN, type Retained, retentionMonths } from '@/domain/personal-data/retention'
import {
  REPORT_SUBJECT_MAX_LENGTH,
  REPORT_TEXT_MAX_LENGTH,
  reportPlaceholders,
} from '@/domain/reports/email-words'
import { unknownPlaceholderProblem } from '@/domain/text/placeholders'
import { REMINDER_DAYS } from '@/domain/verification/overdue'
import { emailField, phoneField } from '@/fields/contact'
import { pictureField } from '@/fields/picture'
import { textList } from '@/fields/text-list'
import { declareGlobal } from '../declare'
import { homeCosts } from './home-costs'
import { secondFactorRoles } from './second-factor-roles'

const figure = (name: string, label: string): NumberField => ({
  name,
  label,
  type: 'number',
  required: true,
  min: 0,
  admin: { width: '25%' },
})

interface Range {
  readonly min?: number
  readonly max?: number
}

const starting = (
  name: keyof MortgageStart,
  label: string,
  { min = 0, max = 100_000_000 }: Range,
): NumberField => ({
  name,
  label,
  type: 'number',
  required: true,
  defaultValue: mortgageStart[name],
  min,
  max,
  admin: { width: '25%' },
})

const mapNumber = (name: string, defaultValue: number, range: Range): NumberField => ({
  name,
  type: 'number',
  required: true,
  defaultValue,
  ...range,
  admin: { width: '33%' },
})

const addressPart = (name: string, width: string): TextField => ({
  name,
  type: 'text',
  required: true,
  maxLength: 120,
  admin: { width },
})

function replyPart(
  name: keyof typeof defaultLeadReply,
  { maxLength, description }: { maxLength: number; description?: string },
): TextareaField {
  return {
    name,
    type: 'textarea',
    required: true,
    maxLength,
    defaultValue: defaultLeadReply[name],
    validate: (value: unknown) =>
      unknownPlaceholderProblem(String(value ?? ''), replyPlaceholders) ?? true,
    admin: { rows: name === 'text' ? 9 : 1, ...(description ? { description } : {}) },
  }
}

function reportPart(
  name: keyof typeof defaultReportEmail,
  { maxLength, description }: { maxLength: number; description?: string },
): TextareaField {
  return {
    name,
    type: 'textarea',
    required: true,
    maxLength,
    defaultValue: defaultReportEmail[name],
    validate: (value: unknown) =>
      unknownPlaceholderProblem(String(value ?? ''), reportPlaceholders) ?? true,
    admin: { rows: name === 'text' ? 6 : 1, ...(description ? { description } : {}) },
  }
}

const months = (name: Retained, label: string, min = 1): NumberField => ({
  name,
  label: `${label} (months)`,
  type: 'number',
  required: true,
  defaultValue: retentionMonths[name],
  min,
  max: 1200,
  admin: { width: '50%', step: 1 },
})

/** The name, contact details, notices and numbers that every page uses. */
export const SiteSettings = declareGlobal({
  slug: 'site-settings',
  tag: cacheTags.site,
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Name & contact',
          fields: [
            { name: 'name', type: 'text', required: true, maxLength: 120 },
            { name: 'tagline', type: 'textarea', required: true, maxLength: 300 },
            { name: 'description', type: 'textarea', required: true, maxLength: 300 },
            phoneField({ required: true }),
            emailField({ required: true }),
            {
              name: 'address',
              type: 'group',
              fields: [
                {
                  type: 'row',
                  fields: [
                    addressPart('street', '40%'),
                    addressPart('city', '30%'),
                    addressPart('state', '10%'),
                    addressPart('zip', '20%'),
                  ],
                },
              ],
            },
            pictureField({ name: 'ogImage', label: 'Picture for shared links' }),
          ],
        },
        {
          label: 'Notices',
          fields: [
            {
              name: 'editionLine',
              type: 'text',
              maxLength: 160,
              admin: { description: 'The line at the top of every page.' },
            },
            textList('serviceArea', 'Counties served (header and contact page)'),
            { name: 'priceNotice', type: 'textarea', required: true, maxLength: 300 },
            {
              name: 'copyrightYear',
              type: 'number',
              required: true,
              min: 2000,
              max: 2100,
              admin: { step: 1 },
            },
            {
              name: 'siteManagerCredit',
              type: 'text',
              maxLength: 160,
              admin: { description: 'The last line of the footer.' },
            },
          ],
        },
        {
          label: 'Stats',
          description: 'Shown in the stats strip when the live numbers are unavailable.',
          fields: [
            {
              name: 'defaultStats',
              type: 'group',
              label: false,
              fields: [
                {
                  type: 'row',
                  fields: [
                    figure('totalCommunities', 'Communities'),
                    figure('totalBuilders', 'Builders'),
                    figure('totalAvailableHomes', 'Available homes'),
                    figure('totalFloorPlans', 'Floor plans'),
                  ],
                },
              ],
            },
          ],
        },
        {
          label: 'Calculator & map',
          fields: [
            {
              name: 'calculator',
              label: 'Mortgage calculator defaults',
              type: 'group',
              fields: [
                {
                  type: 'row',
                  fields: [
                    starting('homePrice', 'Home price ($)', { min: 1 }),
                    starting('downPaymentPercent', 'Down payment (%)', { max: 100 }),
                    starting('interestRate', 'Interest rate (%)', { max: 100 }),
                    starting('termYears', 'Term (years)', { min: 1, max: 50 }),
                    starting('propertyTaxRate', 'Property tax (%)', { max: 100 }),
                    starting('annualInsurance', 'Annual insurance ($)', {}),
                    starting('pmiRate', 'PMI (%)', { max: 100 }),
                  ],
                },
              ],
            },
            homeCosts,
            {
              name: 'map',
              label: 'Initial map view',
              type: 'group',
              admin: {
                description:
                  'The map’s view before the communities load, and when none match. Otherwise the map shows all communities.',
              },
              fields: [
                {
                  type: 'row',
                  fields: [
                    mapNumber('latitude', MAP_START.at.lat, { min: 25, max: 37 }),
                    mapNumber('longitude', MAP_START.at.lng, { min: -107, max: -93 }),
                    mapNumber('zoom', MAP_START.zoom, { min: 5, max: 18 }),
                  ],
                },
              ],
            },
          ],
        },
        {
          label: 'Leads',
          fields: [
            {
              name: 'leadReply',
              type: 'group',
              label: false,
              fields: [
                replyPart('subject', { maxLength: REPLY_SUBJECT_MAX_LENGTH }),
                replyPart('text', {
                  maxLength: REPLY_TEXT_MAX_LENGTH,
                  description:
                    'A reply to a lead starts from it. {name} is the buyer’s first name, {about} the community or builder, {sender} your name, {publisher} the name of the site.',
                }),
              ],
            },
            {
              name: 'leadReplies',
              label: 'More replies to choose from',
              type: 'array',
              maxRows: 20,
              labels: { singular: 'Reply', plural: 'Replies' },
              admin: {
                initCollapsed: true,
                components: { RowLabel: '@/admin/rows/reply-row-label#ReplyRowLabel' },
              },
              fields: [
                { name: 'name', type: 'text', required: true, maxLength: 60 },
                replyPart('subject', { maxLength: REPLY_SUBJECT_MAX_LENGTH }),
                replyPart('text', { maxLength: REPLY_TEXT_MAX_LENGTH }),
              ],
            },
            {
              name: 'copyToBuyer',
              label: 'Email buyers a copy of what they sent',
              type: 'checkbox',
              defaultValue: false,
              admin: { description: 'The copy says who received the request.' },
            },
            {
              name: 'askBuyers',
              label: 'Ask buyers after two days whether they have an answer',
              type: 'checkbox',
              defaultValue: false,
              admin: {
                description:
                  'One email with a link for “yes” and one for “not yet”, to buyers who wrote to a builder or a sales office. Leads without an answer are on the dashboard, and pages of builders say how many buyers had one in two days.',
              },
            },
          ],
        },
        {
          label: 'Builder reports',
          fields: [
            {
              name: 'reportEmail',
              type: 'group',
              label: false,
              fields: [
                reportPart('subject', { maxLength: REPORT_SUBJECT_MAX_LENGTH }),
                reportPart('text', {
                  maxLength: REPORT_TEXT_MAX_LENGTH,
                  description:
                    'Above the figures in the monthly email to a builder. You can change it before sending. {builder} is the builder’s name, {month} the month, {publisher} the name of the site.',
                }),
              ],
            },
            {
              name: 'sendReports',
              label: 'Send the reports automatically',
              type: 'checkbox',
              defaultValue: false,
              admin: {
                description:
                  'On the 2nd of each month at 9 AM, builders with an email address get the report of the month before, unless it was sent already.',
              },
            },
          ],
        },
        {
          label: 'Verification',
          fields: [
            {
              name: 'remindBuilders',
              label: 'Remind overdue builders each month',
              type: 'checkbox',
              defaultValue: false,
              admin: {
                description:
                  'At 9 AM on this day of the month, builders with listings to verify get the prepared reminder, with a link by which they confirm that nothing changed. Builders without an email address, or with a reminder in the last 7 days, get none.',
              },
            },
            {
              name: 'reminderDay',
              label: 'Day of the month',
              type: 'number',
              required: true,
              defaultValue: REMINDER_DAYS.first,
              min: REMINDER_DAYS.first,
              max: REMINDER_DAYS.last,
              admin: { width: '25%', step: 1 },
            },
          ],
        },
        {
          label: 'Data retention',
          description:
            'Older records are deleted each night at 3 AM and cannot be restored. The privacy policy states these times: change it with them. Only admins can edit this tab.',
          fields: [
            {
              name: 'retention',
              type: 'group',
              label: false,
              access: { update: admins },
              fields: [
                {
                  type: 'row',
                  fields: [
                    months('leads', 'Leads, after they were received'),
                    months('mistakeReports', 'Reports of mistakes, after they were answered'),
                    months('emails', 'Email log, after the email was created'),
                    months('submissions', 'Builders’ submissions, after they were finished'),
                    months('auditLog', 'Audit log', AUDIT_MONTHS_MIN),
                  ],
                },
              ],
            },
          ],
        },
        {
          label: 'Security',
          description: 'Only admins can edit this tab.',
          fields: [secondFactorRoles],
        },
        {
          label: 'Newsletter',
          fields: [
            {
              name: 'doubleOptIn',
              label: 'Ask new subscribers to confirm by email',
              type: 'checkbox',
              defaultValue: false,
              admin: {
                description:
                  'When on, new subscribers get an email with a link and are subscribed after they confirm. When off, they are subscribed immediately. The forms show the same text in both cases.',
              },
            },
            {
              name: 'newsletterRate',
              label: 'Newsletter emails per minute',
              type: 'number',
              defaultValue: NEWSLETTER_RATE,
              min: 1,
              max: NEWSLETTER_RATE_MAX,
              admin: {
                description: `How fast an issue is sent. Ask your mail provider what it allows. ${NEWSLETTER_RATE} a minute are ${NEWSLETTER_RATE * 60} an hour.`,
              },
            },
            {
              name: 'dkimSelector',
              label: 'DKIM selector',
              type: 'text',
              maxLength: 63,
              admin: {
                description:
                  'The name of the key with which your mail provider signs emails, such as pm or mail. It is only used to check your DNS records.',
              },
            },
            {
              name: 'senderCheck',
              type: 'ui',
              admin: { components: { Field: '@/admin/newsletter/sender-check#SenderCheck' } },
            },
          ],
        },
      ],
    },
  ],
})
