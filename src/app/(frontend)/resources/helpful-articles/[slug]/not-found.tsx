import { NotFoundNotice } from '@/components/layout/not-found-notice'
import { paths } from '@/lib/paths'

export default function HelpfulArticleNotFound() {
  return (
    <NotFoundNotice
      title="Article Not Found"
      text="The article you're looking for doesn't exist."
      back={{ label: 'Back to Helpful Articles', path: paths.helpfulArticles }}
    />
  )
}
