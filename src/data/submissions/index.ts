import 'server-only'

// What pages, the back office and routes do with submissions. The rooms behind it are in
// docs/submissions.md; nothing else of them is imported from outside.

// Intake
export { prepareEmail, sendBuilderEmail } from './intake/builder-email'
export { publishedLayout } from './intake/layout'
export { builderLink, linkLayout, linkProblem, receiveByLink } from './intake/links'
export { changeMapping, confirmMapping, type MappingView, mappingOf } from './intake/mapping'
export { pastedPreview } from './intake/preview-paste'
export { type BuilderGrid, builderGrid, receiveGrid } from './intake/receive-grid'
export { receivePasted } from './intake/receive-pasted'
export { submittedFile } from './intake/submitted-file'
// The submission itself
export { discardSubmission, readAgain, startApplying, startUndoing } from './mutations'
export { submissionSummary, submissionsOfBuilder } from './queries'
// Review
export { acceptValid, decide, decideMatches } from './review/decisions'
export { outcomesOf, submittingBuilders, waitingNeighbors } from './review/lists'
export { type SubmittedPage, submittedPage } from './review/preview'
export { reviewPage } from './review/review'
export { isWaiting } from './waiting'
