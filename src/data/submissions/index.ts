import 'server-only'

// Operations on submissions for pages, the back office and routes. docs/architecture/submissions.md
// describes the folders behind them; nothing else of them is imported from outside.

// Intake
export { prepareEmail, sendBuilderEmail } from './intake/builder-email'
export { publishedLayout } from './intake/layout'
export {
  builderLink,
  checkByLink,
  createLink,
  type LinkedBuilder,
  linkedBuilder,
  linkLayout,
  linkProblem,
  receiveByLink,
} from './intake/links'
export { changeMapping, confirmMapping, readMappingView } from './intake/mapping'
export { pastedPreview } from './intake/preview-paste'
export { type BuilderGrid, builderGrid, receiveGrid } from './intake/receive-grid'
export { receivePasted } from './intake/receive-pasted'
export { submittedFile } from './intake/submitted-file'
// The submission itself
export {
  backToColumns,
  discardSubmission,
  readAgain,
  reopenSubmission,
  startApplying,
  startUndoing,
} from './mutations'
export { submissionSummary, submissionsOfBuilder } from './queries'
// Review
export { acceptValid, decide, decideMatches, decideMissing } from './review/decisions'
export { getOutcomes, submittingBuilders, waitingNeighbors } from './review/lists'
export { type SubmittedPage, submittedPage } from './review/preview'
export { reviewLists, reviewPage } from './review/review'
export {
  changeRememberedWord,
  explainWords,
  rememberedWords,
  submissionWords,
} from './review/words'
