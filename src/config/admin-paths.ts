/** The paths of the back office and of previews, for signed-in staff. */
export const adminPaths = {
  home: '/admin',
  /** The login page, which leads to `path`. */
  loginFor: (path: string) => `/admin/login?redirect=${encodeURIComponent(path)}`,
  account: '/admin/account',
  logout: '/admin/logout',
  search: '/admin/search',
  /** All documents that a search finds, with the search in `q`. */
  searchFor: (search: string) => `/admin/search?q=${encodeURIComponent(search)}`,
  /** The best matches of a search, as JSON. */
  foundDocuments: (search: string) => `/internal/found-documents?q=${encodeURIComponent(search)}`,
  help: '/admin/help',
  verification: '/admin/verification',
  builderReports: '/admin/builder-reports',
  brokenLinks: '/admin/broken-links',
  calendar: '/admin/calendar',
  erase: '/admin/erase',
  sampleContent: '/admin/sample-content',
  /** Whether the server is well, for admins. */
  status: '/admin/status',
  list: (collection: string) => `/admin/collections/${collection}`,
  document: (collection: string, id: number | string) =>
    `/admin/collections/${collection}/${encodeURIComponent(id)}`,
  create: (collection: string) => `/admin/collections/${collection}/create`,
  trashed: (collection: string, id: number | string) =>
    `/admin/collections/${collection}/trash/${encodeURIComponent(id)}`,
  global: (global: string) => `/admin/globals/${global}`,
  plansAndHomes: (community: number | string) =>
    `/admin/collections/communities/${encodeURIComponent(community)}/plans-and-homes`,
  /** The last saved version of a document. */
  preview: (collection: string, id: number) => `/preview/${collection}/${id}`,
  globalPreview: (global: string) => `/preview/globals/${global}`,
  newSubmission: '/admin/submissions/new',
  /** The page of a listing with the values that a submission has for it. */
  submissionPreview: (submission: number, record: string) =>
    `/preview/submissions/${submission}/${encodeURIComponent(record)}`,
  /** Where staff post a file of a builder: `builder` and `file` as form data. */
  submissionUpload: '/cms/api/submissions/receive',
  submissionFile: (id: number) => `/cms/api/submissions/${id}/file`,
  /** The picture of a page, counted from 1, of a submitted PDF. */
  submissionPage: (id: number, page: number) => `/cms/api/submissions/${id}/pages/${page}`,
  builderReport: (builder: number, month: string) =>
    `/admin/collections/builders/${builder}/report?month=${month}`,
  builderReportFile: (builder: number, month: string) =>
    `/internal/builder-report/${builder}?month=${month}`,
  /** The form of a new booking that continues one. */
  renewBooking: (booking: number | string) =>
    `/admin/collections/bookings/create?renews=${booking}`,
  /** The published listings of a builder as a spreadsheet. */
  builderListings: (builder: number) => `/internal/builder-listings/${builder}`,
} as const
