/** The reply to a lead until an editor changes it in the site settings. */
export const defaultLeadReply = {
  subject: 'Your question about {about}',
  text: `Hi {name},

Thank you for your interest in {about}.



Best regards,
{sender}
{publisher}`,
}
