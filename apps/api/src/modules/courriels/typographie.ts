import type { MailContent } from '../../platform/mailer/render.ts'

const INSECABLE = '\u00A0'

/** No line may begin with « : ; ? ! » or end with an opening quotation mark. */
export const insecables = (texte: string): string =>
  texte.replace(/ (?=[:;?!»])/gu, INSECABLE).replaceAll('« ', `«${INSECABLE}`)

/** A mail with its non-breaking spaces in every sentence; addresses are left as they are. */
export const typographier = (contenu: MailContent): MailContent => ({
  ...contenu,
  objet: insecables(contenu.objet),
  titre: insecables(contenu.titre),
  paragraphes: contenu.paragraphes.map((p) =>
    typeof p === 'string' ? insecables(p) : { liste: p.liste.map(insecables) },
  ),
  ...(contenu.statut
    ? { statut: { ...contenu.statut, libelle: insecables(contenu.statut.libelle) } }
    : {}),
  ...(contenu.bouton
    ? { bouton: { ...contenu.bouton, libelle: insecables(contenu.bouton.libelle) } }
    : {}),
})
