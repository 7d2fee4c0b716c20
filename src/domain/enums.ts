/**
 * The enumerations of the site: values that are stored, used in filters and sent over the API, each
 * with its label (docs/product/content.md, Entities).
 */
export interface Option<Value extends string = string> {
  readonly value: Value
  readonly label: string
}

/** The values of a list of options, as the non-empty tuple that zod and Payload require. */
export function getValues<Value extends string>(
  options: readonly Option<Value>[],
): readonly [Value, ...Value[]] {
  const [first, ...rest] = options.map((option) => option.value)
  if (first === undefined) throw new Error('An option list requires at least one option')
  return [first, ...rest]
}

/** The label of a value, or the value itself if it is not an option. */
export function getLabel(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value
}

export const communityStatuses = [
  { value: 'available', label: 'Available' },
  { value: 'coming_soon', label: 'Coming Soon' },
  { value: 'sold_out', label: 'Sold Out' },
] as const satisfies readonly Option[]

export const counties = [
  { value: 'bexar', label: 'Bexar' },
  { value: 'comal', label: 'Comal' },
  { value: 'guadalupe', label: 'Guadalupe' },
  { value: 'kendall', label: 'Kendall' },
] as const satisfies readonly Option[]

/** Who levies a part of the property tax. */
export const taxKinds = [
  { value: 'school', label: 'School district' },
  { value: 'county', label: 'County' },
  { value: 'city', label: 'City' },
  { value: 'special', label: 'Special district (MUD, PID)' },
] as const satisfies readonly Option[]

export const hoaPeriods = [
  { value: 'month', label: 'a month' },
  { value: 'quarter', label: 'a quarter' },
  { value: 'year', label: 'a year' },
] as const satisfies readonly Option[]

/** What a builder gives with an offer. */
export const offerPartKinds = [
  { value: 'price-reduction', label: 'Price reduction' },
  { value: 'closing-credit', label: 'Credit toward closing costs' },
  { value: 'permanent-buydown', label: 'Permanent rate buydown' },
  { value: 'temporary-buydown', label: 'Temporary rate buydown' },
  { value: 'upgrades', label: 'Upgrades at a stated value' },
] as const satisfies readonly Option[]

/** Percentage points off the rate in each of the first years. */
export const temporaryBuydowns = [
  { value: '3-2-1', label: '3-2-1' },
  { value: '2-1', label: '2-1' },
  { value: '1-0', label: '1-0' },
] as const satisfies readonly Option[]

/** What a builder may have in its price; the values are names of fields. */
export const inclusionItems = [
  { value: 'appliances', label: 'Appliances' },
  { value: 'blinds', label: 'Blinds' },
  { value: 'landscaping', label: 'Landscaping' },
  { value: 'fence', label: 'Fence' },
  { value: 'garageOpener', label: 'Garage opener' },
  { value: 'structuralOptions', label: 'Structural options' },
] as const satisfies readonly Option[]

export const inclusionStates = [
  { value: 'included', label: 'In the price' },
  { value: 'extra', label: 'Costs extra' },
] as const satisfies readonly Option[]

export const lotPremiums = [
  { value: 'none', label: 'None' },
  { value: 'added', label: 'Added to the price' },
] as const satisfies readonly Option[]

export const weekdays = [
  { value: 'mo', label: 'Monday' },
  { value: 'tu', label: 'Tuesday' },
  { value: 'we', label: 'Wednesday' },
  { value: 'th', label: 'Thursday' },
  { value: 'fr', label: 'Friday' },
  { value: 'sa', label: 'Saturday' },
  { value: 'su', label: 'Sunday' },
] as const satisfies readonly Option[]

/** How far a home is built, in order. */
export const homeStages = [
  { value: 'to-be-built', label: 'To be built' },
  { value: 'under-construction', label: 'Under construction' },
  { value: 'ready', label: 'Ready' },
] as const satisfies readonly Option[]

export const homeStatuses = [
  { value: 'available', label: 'Available' },
  { value: 'pending', label: 'Pending' },
  { value: 'sold', label: 'Sold' },
] as const satisfies readonly Option[]

export const builderTiers = [
  { value: 'national', label: 'National' },
  { value: 'regional', label: 'Regional' },
  { value: 'local', label: 'Local' },
] as const satisfies readonly Option[]

export const schoolLevels = [
  { value: 'elementary', label: 'Elementary' },
  { value: 'middle', label: 'Middle' },
  { value: 'high', label: 'High' },
  { value: 'private', label: 'Private' },
] as const satisfies readonly Option[]

export const blogCategories = [
  { value: 'market-analysis', label: 'Market Analysis' },
  { value: 'community-spotlight', label: 'Community Spotlight' },
  { value: 'buyer-guide', label: "Buyer's Guide" },
] as const satisfies readonly Option[]

export const eventTypes = [
  { value: 'grand-opening', label: 'Grand opening' },
  { value: 'open-house', label: 'Open house' },
  { value: 'model-tour', label: 'Model tour' },
  { value: 'community-event', label: 'Community event' },
] as const satisfies readonly Option[]

export const interests = [
  { value: 'first-time', label: 'First-time buyer' },
  { value: 'move-up', label: 'Move-up buyer' },
  { value: 'relocation', label: 'Relocation' },
  { value: 'investment', label: 'Investment' },
] as const satisfies readonly Option[]

/** The subscribers who receive an issue of the newsletter. */
export const newsletterReaders = [
  { value: 'all', label: 'All subscribers' },
  { value: 'buyers', label: 'Everyone but realtors' },
  { value: 'realtors', label: 'Realtors only' },
] as const satisfies readonly Option[]

/** The area option that has a free-text field. */
export const OTHER_AREA = 'Other'

export const newsletterAreas = [
  'San Antonio, TX',
  'New Braunfels, TX',
  'Boerne, TX',
  'Schertz, TX',
  'Seguin, TX',
  'Bulverde, TX',
  OTHER_AREA,
] as const

export const resourceCategories = [
  { value: 'home-buying-tips', label: 'Home Buying Tips' },
  { value: 'mortgage-financing', label: 'Mortgage & Financing' },
  { value: 'neighborhood-guides', label: 'Neighborhood Guides' },
  { value: 'builder-directory', label: 'Builder Directory' },
  { value: 'market-insights', label: 'Market Insights' },
  { value: 'videos-tours', label: 'Videos & Tours' },
] as const satisfies readonly Option[]

export const resourceTypes = [
  { value: 'guide', label: 'Guide' },
  { value: 'article', label: 'Article' },
  { value: 'checklist', label: 'Checklist' },
  { value: 'calculator', label: 'Calculator' },
  { value: 'tool', label: 'Tool' },
  { value: 'directory', label: 'Directory' },
  { value: 'report', label: 'Report' },
  { value: 'data', label: 'Data' },
  { value: 'news', label: 'News' },
  { value: 'video', label: 'Video' },
] as const satisfies readonly Option[]

export const helpfulLinkCategories = [
  { value: 'education-schools', label: 'Education & Schools' },
  { value: 'real-estate-housing', label: 'Real Estate & Housing' },
  { value: 'local-services', label: 'Local Services' },
  { value: 'finance-mortgage', label: 'Finance & Mortgage' },
] as const satisfies readonly Option[]

export const helpfulArticleCategories = [
  { value: 'getting-started', label: 'Getting started' },
  { value: 'financing', label: 'Financing' },
  { value: 'construction', label: 'Construction & inspection' },
  { value: 'neighborhoods', label: 'Neighborhoods & schools' },
  { value: 'after-closing', label: 'After closing' },
] as const satisfies readonly Option[]

export const adSlots = [
  { value: 'top', label: 'Top' },
  { value: 'middle', label: 'Middle' },
  { value: 'bottom', label: 'Bottom' },
] as const satisfies readonly Option[]

/** Derived from the days of a booking and whether it is canceled. */
export const bookingStates = [
  { value: 'planned', label: 'Planned' },
  { value: 'running', label: 'Running' },
  { value: 'ended', label: 'Ended' },
  { value: 'canceled', label: 'Canceled' },
] as const satisfies readonly Option[]

export const leadSources = [
  { value: 'tour-request', label: 'Tour request' },
  { value: 'builder-contact', label: 'Message to a builder' },
  { value: 'contact-page', label: 'Contact page' },
] as const satisfies readonly Option[]

/** Who receives a lead. `office` is the sales office of the community. */
export const recipientKinds = [
  { value: 'office', label: 'Sales office' },
  { value: 'builder', label: 'Builder' },
  { value: 'publisher', label: 'Editors' },
] as const satisfies readonly Option[]

/**
 * What a buyer says about the answer to a lead. `in-time` is within two days, without saying on which
 * day.
 */
export const leadAnswers = [
  { value: 'same-day', label: 'The same day' },
  { value: 'next-day', label: 'The next day' },
  { value: 'second-day', label: 'On the second day' },
  { value: 'in-time', label: 'Within two days' },
  { value: 'later', label: 'Later' },
  { value: 'not-yet', label: 'Not yet' },
] as const satisfies readonly Option[]

export const leadStatuses = [
  { value: 'new', label: 'New' },
  { value: 'contacted', label: 'Contacted' },
  { value: 'closed', label: 'Closed' },
] as const satisfies readonly Option[]

/** The collections whose documents a visitor can report a mistake about. */
export const mistakeSubjects = [
  { value: 'communities', label: 'Community' },
  { value: 'floor-plans', label: 'Floor plan' },
  { value: 'homes', label: 'Home' },
  { value: 'blog-posts', label: 'Article' },
  { value: 'helpful-articles', label: 'Helpful article' },
  { value: 'resources', label: 'Resource' },
  { value: 'school-districts', label: 'School district' },
  { value: 'private-schools', label: 'Private school' },
] as const satisfies readonly Option[]

/** What an email alert is about. */
export const alertTargets = [
  { value: 'communities', label: 'Community' },
  { value: 'floor-plans', label: 'Floor plan' },
  { value: 'homes', label: 'Home' },
  { value: 'builders', label: 'Builder' },
  { value: 'search', label: 'Search of homes' },
] as const satisfies readonly Option[]

/** The changes that a reader chooses to hear of. */
export const alertChanges = [
  { value: 'price-down', label: 'A price goes down' },
  { value: 'new-home', label: 'A new home is listed' },
  { value: 'ready', label: 'A home is ready to move in' },
  { value: 'incentive', label: 'An offer begins or is about to end' },
  { value: 'sold', label: 'A home is sold' },
  { value: 'verified', label: 'Prices are verified again' },
  { value: 'event', label: 'An event is announced' },
] as const satisfies readonly Option[]

export const alertFrequencies = [
  { value: 'instantly', label: 'Right away' },
  { value: 'daily', label: 'Once a day' },
  { value: 'weekly', label: 'Once a week' },
] as const satisfies readonly Option[]

export const alertStatuses = [
  { value: 'pending', label: 'Waits for confirmation' },
  { value: 'active', label: 'Active' },
  { value: 'stopped', label: 'Stopped' },
] as const satisfies readonly Option[]

export const mistakeStatuses = [
  { value: 'open', label: 'Open' },
  { value: 'fixed', label: 'Fixed' },
  { value: 'right', label: 'Checked, it is right' },
] as const satisfies readonly Option[]

export const subscriptionStatuses = [
  { value: 'pending', label: 'Waiting for confirmation' },
  { value: 'subscribed', label: 'Subscribed' },
  { value: 'unsubscribed', label: 'Unsubscribed' },
] as const satisfies readonly Option[]

/** Why an address must not receive email. */
export const suppressionReasons = [
  { value: 'unsubscribed', label: 'Unsubscribed' },
  { value: 'bounced', label: 'Bounced' },
  { value: 'complained', label: 'Spam complaint' },
  { value: 'asked', label: 'Requested by the person' },
  { value: 'erased', label: 'Data erased' },
] as const satisfies readonly Option[]

/** How a subscription ended. */
export const leavingWays = [
  { value: 'one-click', label: 'One-click unsubscribe in an email app' },
  { value: 'page', label: 'Button on the unsubscribe page' },
  { value: 'staff', label: 'By staff' },
  { value: 'import', label: 'By importing a file' },
  { value: 'bounce', label: 'The address does not exist' },
  { value: 'complaint', label: 'Spam complaint' },
] as const satisfies readonly Option[]

/** How often a subscriber wants the newsletter. */
export const newsletterFrequencies = [
  { value: 'every', label: 'Every issue' },
  { value: 'monthly', label: 'At most once a month' },
] as const satisfies readonly Option[]

/** Why the spam filter held back a submission. */
export const quarantineReasons = [
  { value: 'decoy', label: 'Filled in the hidden field' },
  { value: 'too-fast', label: 'Submitted too quickly' },
] as const satisfies readonly Option[]

export const deliveryChannels = [
  { value: 'mail', label: 'Email' },
  { value: 'webhook', label: 'Webhook' },
] as const satisfies readonly Option[]

/** How the leads of a builder go to its own system. */
export const handOverMethods = [
  { value: 'off', label: 'Off' },
  { value: 'webhook', label: 'Webhook (signed JSON)' },
  { value: 'email', label: 'Email with an XML attachment' },
] as const satisfies readonly Option[]

export const leadTypes = [
  { value: 'general-inquiry', label: 'General inquiry' },
] as const satisfies readonly Option[]

export const deliveryKinds = [
  { value: 'lead-notice', label: 'New lead' },
  { value: 'lead-copy', label: 'Copy for the buyer' },
  { value: 'lead-reply', label: 'Reply to the buyer' },
  { value: 'lead-question', label: 'Question to the buyer' },
  { value: 'lead-webhook', label: 'New lead (webhook)' },
  { value: 'lead-hand-over', label: 'Lead hand-over to a builder' },
  { value: 'newsletter-confirm', label: 'Newsletter confirmation' },
  { value: 'newsletter-letter', label: 'Newsletter' },
  { value: 'alert', label: 'Alert' },
  { value: 'alert-confirm', label: 'Alert confirmation' },
  { value: 'newsletter-test', label: 'Newsletter test' },
  { value: 'review-notice', label: 'Review' },
  { value: 'verification-reminder', label: 'Verification reminder' },
  { value: 'submission-request', label: 'Request to a builder' },
  { value: 'submission-summary', label: 'Summary for a builder' },
  { value: 'builder-report', label: 'Builder report' },
  { value: 'ad-renewal', label: 'Renewal of a booking' },
  { value: 'account-notice', label: 'Account' },
  { value: 'mistake-answer', label: 'Answer about a mistake' },
] as const satisfies readonly Option[]

/** What an issue of the newsletter lists without being told which (docs/product/newsletter.md). */
export const newsletterRules = [
  { value: 'price-reductions', label: 'Price reductions since last issue' },
  { value: 'new-communities', label: 'New communities since last issue' },
  { value: 'events-next-month', label: 'Events of next month' },
] as const satisfies readonly Option[]
export type NewsletterRule = (typeof newsletterRules)[number]['value']

/** `queued` also covers a failed attempt that will be retried. */
export const deliveryStatuses = [
  { value: 'queued', label: 'Queued' },
  { value: 'sent', label: 'Sent' },
  { value: 'failed', label: 'Failed' },
  { value: 'kept', label: 'Not sent (email isn’t set up)' },
] as const satisfies readonly Option[]

export const roles = [
  { value: 'admin', label: 'Admin' },
  { value: 'editor', label: 'Editor' },
  { value: 'contributor', label: 'Contributor' },
] as const satisfies readonly Option[]

export type HandOverMethod = (typeof handOverMethods)[number]['value']
export type DeliveryChannel = (typeof deliveryChannels)[number]['value']
export type CommunityStatus = (typeof communityStatuses)[number]['value']
export type HomeStage = (typeof homeStages)[number]['value']
export type County = (typeof counties)[number]['value']
export type HomeStatus = (typeof homeStatuses)[number]['value']
export type TaxKind = (typeof taxKinds)[number]['value']
export type OfferPartKind = (typeof offerPartKinds)[number]['value']
export type TemporaryBuydown = (typeof temporaryBuydowns)[number]['value']
export type HoaPeriod = (typeof hoaPeriods)[number]['value']
export type SchoolLevel = (typeof schoolLevels)[number]['value']
export type Role = (typeof roles)[number]['value']
export type AdSlot = (typeof adSlots)[number]['value']
export type BookingState = (typeof bookingStates)[number]['value']
export type RecipientKind = (typeof recipientKinds)[number]['value']
export type LeadAnswer = (typeof leadAnswers)[number]['value']
export type Interest = (typeof interests)[number]['value']
export type AlertTarget = (typeof alertTargets)[number]['value']
export type AlertChange = (typeof alertChanges)[number]['value']
export type AlertFrequency = (typeof alertFrequencies)[number]['value']
export type AlertStatus = (typeof alertStatuses)[number]['value']
export type MistakeSubject = (typeof mistakeSubjects)[number]['value']
export type MistakeStatus = (typeof mistakeStatuses)[number]['value']
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]['value']
export type SuppressionReason = (typeof suppressionReasons)[number]['value']
export type NewsletterReaders = (typeof newsletterReaders)[number]['value']
export type LeavingWay = (typeof leavingWays)[number]['value']
export type QuarantineReason = (typeof quarantineReasons)[number]['value']
