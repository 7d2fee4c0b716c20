/**
 * Messages of form fields, the same in the browser and on the server (docs/product/leads.md,
 * Leads).
 */
export const fieldMessages = {
  required: 'Required',
  name: 'Name must be at least 2 characters',
  email: 'Invalid email address',
  emailLetters: 'We can’t send email to this address. Please use one with English letters only',
  phone: 'Phone number must be at least 10 digits',
  message: 'Message must be at least 10 characters',
  mistake: 'Tell us in at least 10 characters what is wrong',
  firstName: 'First name must be at least 2 characters',
  lastName: 'Last name must be at least 2 characters',
  contactEmail: 'Please enter a valid email address',
  contactPhone: 'Please enter a valid phone number',
  subject: 'Subject must be at least 5 characters',
  zipCode: 'Enter a ZIP code of 5 digits, such as 78205',
} as const
