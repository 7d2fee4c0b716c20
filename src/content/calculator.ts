import type { SitePage } from '@/contract/site-page'

/** The words of the mortgage calculator before anybody has written any in the back office. */
export const defaultCalculatorPage: SitePage = {
  title: 'Mortgage calculator',
  kicker: 'Tool',
  intro:
    'Price, down payment, rate and taxes in; the full monthly payment out. It recalculates as you type.',
  content: [],
  notice:
    'An estimate, not an offer of credit. Ask a lender for a Loan Estimate before you decide.',
  seoTitle: 'Mortgage calculator with Texas property tax',
  seoDescription:
    'Estimate the monthly payment on a new home, including property tax, insurance and PMI, with defaults for the San Antonio area.',
}
