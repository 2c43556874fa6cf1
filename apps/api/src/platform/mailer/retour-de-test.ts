/** A delivery report as Postfix writes it, come to an address. */
export const rapportDeRetour = ({
  a,
  statut = '5.1.1',
  action = 'failed',
  plus = '',
  texte = 'I’m sorry to have to inform you that your message could not be delivered.',
  rendu = 'Subject: Demande',
}: {
  a: string
  statut?: string
  action?: string
  /** Another recipient's fields. */
  plus?: string
  texte?: string
  /** The mail that it returns. */
  rendu?: string
}): Buffer =>
  Buffer.from(
    [
      'Return-Path: <>',
      `Delivered-To: ${a}`,
      'From: MAILER-DAEMON@mx.exemple.test (Mail Delivery System)',
      'Subject: Undelivered Mail Returned to Sender',
      'Auto-Submitted: auto-replied',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status;',
      '\tboundary="R1"',
      '',
      '--R1',
      'Content-Type: text/plain; charset=utf-8',
      '',
      texte,
      '',
      '--R1',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.exemple.test',
      '',
      'Final-Recipient: rfc822; syndic@exemple.test',
      `Action: ${action}`,
      `Status: ${statut}`,
      'Diagnostic-Code: smtp; 550 5.1.1 User unknown',
      '',
      plus,
      '--R1',
      'Content-Type: message/rfc822',
      '',
      rendu,
      '',
      'Bonjour',
      '',
      '--R1--',
      '',
    ].join('\r\n'),
  )
