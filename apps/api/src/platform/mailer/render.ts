/** A mail as its author thinks of it; both its forms are made from this. */
export interface MailContent {
  objet: string
  titre: string
  /**
   * State of the file after what happened, in words: the person must not have to sign in to know
   * it.
   */
  statut?: { libelle: string; ton: 'information' | 'succes' | 'attention' | 'refus' }
  paragraphes: readonly (string | { liste: readonly string[] })[]
  bouton?: { libelle: string; url: string }
  /** What happens next, and when. */
  prochaineDate?: string
  /** What a person quotes when it asks about this mail. */
  reference?: string
  /** A discreet link at the end: how to receive such mails no more. */
  lienFinal?: { libelle: string; url: string }
}
export interface RenderedMail {
  objet: string
  texte: string
  html: string
}

const SIGNATURE = 'Le registre national des copropriétés'
const PIED = 'Ce message est envoyé automatiquement : merci de ne pas y répondre.'.replace(
  ' :',
  '\u00A0:',
)
const motReference = (reference: string): string => `Référence à rappeler\u00A0: ${reference}`
/** Text and background: at least 7:1. */
const TONS = {
  information: ['#0b3a66', '#e8f1fa'],
  succes: ['#12502c', '#e6f5ea'],
  attention: ['#5f3a00', '#fdf1dc'],
  refus: ['#7a1019', '#fdeaea'],
} as const

/** Makes a text harmless in HTML, between tags and in quoted attributes. */
function echapper(texte: string): string {
  return texte.replace(/[&<>"']/gu, (c) => `&#${c.charCodeAt(0)};`)
}

function lienSur(url: string): string {
  const lu = new URL(url)
  if (lu.protocol !== 'https:' && lu.protocol !== 'http:')
    throw new RangeError(`not a web address: ${lu.protocol}`)
  return lu.href
}

function enTexte({
  titre,
  statut,
  paragraphes,
  prochaineDate,
  bouton,
  lienFinal,
  reference,
}: MailContent): string {
  const blocs = [titre]
  if (statut !== undefined) blocs.push(`État\u00A0: ${statut.libelle}`)
  for (const p of paragraphes)
    blocs.push(typeof p === 'string' ? p : p.liste.map((l) => `- ${l}`).join('\n'))
  if (prochaineDate !== undefined) blocs.push(prochaineDate)
  if (bouton !== undefined) blocs.push(`${bouton.libelle}\u00A0:\n${lienSur(bouton.url)}`)
  if (lienFinal !== undefined) blocs.push(`${lienFinal.libelle}\u00A0:\n${lienSur(lienFinal.url)}`)
  blocs.push(
    `-- \n${SIGNATURE}\n${PIED}${reference === undefined ? '' : `\n${motReference(reference)}`}`,
  )
  return `${blocs.join('\n\n')}\n`
}

function enHtml({
  objet,
  titre,
  statut,
  paragraphes,
  prochaineDate,
  bouton,
  lienFinal,
  reference,
}: MailContent): string {
  const corps: string[] = [
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:#12456f">${echapper(titre)}</h1>`,
  ]
  if (statut !== undefined) {
    const [encre, fond] = TONS[statut.ton]
    corps.push(
      `<p style="margin:0 0 16px;padding:10px 14px;border-left:4px solid ${encre};background:${fond};color:${encre}"><strong>État&#160;: ${echapper(statut.libelle)}</strong></p>`,
    )
  }
  for (const p of paragraphes) {
    if (typeof p === 'string')
      corps.push(`<p style="margin:0 0 14px">${echapper(p).replaceAll('\n', '<br>')}</p>`)
    else
      corps.push(
        `<ul style="margin:0 0 14px;padding-left:22px">${p.liste.map((l) => `<li style="margin:0 0 4px">${echapper(l)}</li>`).join('')}</ul>`,
      )
  }
  if (prochaineDate !== undefined)
    corps.push(`<p style="margin:0 0 14px"><strong>${echapper(prochaineDate)}</strong></p>`)
  if (bouton !== undefined)
    corps.push(
      `<p style="margin:22px 0"><a href="${echapper(lienSur(bouton.url))}" style="display:inline-block;padding:11px 20px;background:#12456f;color:#ffffff;text-decoration:none">${echapper(bouton.libelle)}</a></p>`,
    )
  if (lienFinal !== undefined)
    corps.push(
      `<p style="margin:22px 0 0;font-size:14px"><a href="${echapper(lienSur(lienFinal.url))}" style="color:#12456f">${echapper(lienFinal.libelle)}</a></p>`,
    )
  return `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${echapper(objet)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f4f5f7;color:#1d1d22;font:16px/1.5 'Source Sans 3',Arial,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:28px;background:#ffffff">
<p style="margin:0 0 20px;padding-bottom:12px;border-bottom:2px solid #12456f;color:#12456f"><strong>Registre national des copropriétés</strong></p>
${corps.join('\n')}
<p style="margin:28px 0 0;padding-top:14px;border-top:1px solid #cfd3dc;color:#4a4d57;font-size:14px">${SIGNATURE}<br>${PIED}${reference === undefined ? '' : `<br>${echapper(motReference(reference))}`}</p>
</div>
</body>
</html>
`
}

/**
 * Gives both forms of a mail: plain text and HTML, from one source. Throws RangeError for a button
 * that leads elsewhere than to the web.
 */
export function renderMail(contenu: MailContent): RenderedMail {
  const objet = contenu.objet
    .replace(/[\p{C}\s]+/gu, (blancs) => (blancs.includes('\u00A0') ? '\u00A0' : ' '))
    .trim()
  return { objet, texte: enTexte(contenu), html: enHtml({ ...contenu, objet }) }
}
