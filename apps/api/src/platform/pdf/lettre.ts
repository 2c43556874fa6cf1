import { afficherCode, delier } from '@registre/domain'
import type { Font } from './pdf-fonts.ts'
import { ACCENT, FOND, GRIS } from './pdf-layout.ts'
import { TaggedPdf } from './tagged-pdf.ts'

/** What the letter of an activation code says. */
export interface DonneesLettre {
  /** Lines of the address, as the post reads them: all that was typed, and it leads nowhere. */
  destinataire: readonly string[]
  code: string
  /** Where the code is typed. */
  adresseSite: string
  editeLe: Date
}

const NBSP = '\u00A0'

/** Makes the letter that carries an activation code, as an accessible PDF. */
export async function lettreActivation(
  d: DonneesLettre,
  police: Font = 'source-sans',
): Promise<Uint8Array> {
  const jour = new Intl.DateTimeFormat('fr-FR', {
    dateStyle: 'long',
    timeZone: 'Europe/Paris',
  }).format(d.editeLe)
  const pdf = await TaggedPdf.create({
    titre: 'Votre code d’activation',
    sujet: 'Activation d’un compte du registre national des copropriétés',
    entete: 'Registre national des copropriétés',
    pied: 'Courrier personnel : ce code n’est connu que de vous',
    date: d.editeLe,
    police,
  })
  for (const [i, ligne] of d.destinataire.entries())
    pdf.p(delier(ligne), { gras: i === 0, apres: 1 })
  pdf.espace(18)
  pdf.p(`Le ${jour}`, { couleur: GRIS, apres: 18 })
  pdf.h1('Votre code d’activation')
  pdf.p('Madame, Monsieur,')
  pdf.p(
    `La création d’un compte au registre national des copropriétés a été demandée avec cette adresse. Pour l’activer, connectez-vous avec votre identifiant et votre mot de passe, puis saisissez le code ci-dessous${NBSP}:`,
  )
  pdf.p(afficherCode(d.code), {
    taille: 28,
    gras: true,
    couleur: ACCENT,
    centre: true,
    fond: FOND,
    apres: 18,
  })
  pdf.p(`Page à ouvrir${NBSP}: ${d.adresseSite}`, { gras: true })
  pdf.p(
    'Le code se compose de chiffres et de lettres majuscules. Il ne contient ni la lettre O, ni la lettre I, ni la lettre L. Le tiret est facultatif.',
  )
  pdf.p(
    'Cinq essais sont possibles. Si vous perdez ce courrier, demandez un nouveau code depuis la même page : l’ancien ne vaudra plus.'.replace(
      ' :',
      `${NBSP}:`,
    ),
  )
  pdf.p(
    'Sans activation dans les deux mois qui suivent le choix de votre mot de passe, le compte sera supprimé. Si vous n’avez pas créé ce compte, vous pouvez ignorer ce courrier.',
    { couleur: GRIS, taille: 10 },
  )
  return pdf.save()
}
