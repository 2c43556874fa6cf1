import { afficherCode, delier, TENEUR_ARRIVEE_JOURS } from '@registre/domain'
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

/** What a letter says around its code, by what the code opens. */
const TEXTES = {
  activation: {
    titre: 'Votre code d’activation',
    sujet: 'Activation d’un compte du registre national des copropriétés',
    pied: 'Courrier personnel : ce code n’est connu que de vous',
    debut: `La création d’un compte au registre national des copropriétés a été demandée avec cette adresse. Pour l’activer, connectez-vous avec votre identifiant et votre mot de passe, puis saisissez le code ci-dessous${NBSP}:`,
    essais: `Cinq essais sont possibles. Si vous perdez ce courrier, demandez un nouveau code depuis la même page${NBSP}: l’ancien ne vaudra plus.`,
    fin: 'Sans activation dans les deux mois qui suivent le choix de votre mot de passe, le compte sera supprimé. Si vous n’avez pas créé ce compte, vous pouvez ignorer ce courrier.',
  },
  arrivee: {
    titre: 'Une personne demande à rejoindre votre compte',
    sujet: 'Accès au compte d’un cabinet du registre national des copropriétés',
    pied: 'Courrier personnel : ne remettez ce code qu’à une personne de votre cabinet',
    debut: `Une personne demande un accès au compte de votre cabinet au registre national des copropriétés. Ses administrateurs, prévenus par courriel, n’ont pas répondu depuis plus de ${TENEUR_ARRIVEE_JOURS} jours. Si cette personne travaille bien chez vous, remettez-lui le code ci-dessous${NBSP}: elle le saisira par le lien qu’elle a reçu par courriel, et pourra gérer vos copropriétés.`,
    essais: 'Cinq essais sont possibles.',
    fin: 'Si personne de votre cabinet n’a fait cette demande, détruisez ce courrier : rien ne s’ouvrira.',
  },
} as const

/** Makes the letter that carries a code, as an accessible PDF. */
export async function lettreDeCode(
  pour: keyof typeof TEXTES,
  d: DonneesLettre,
  police: Font = 'source-sans',
): Promise<Uint8Array> {
  const jour = new Intl.DateTimeFormat('fr-FR', {
    dateStyle: 'long',
    timeZone: 'Europe/Paris',
  }).format(d.editeLe)
  const textes = TEXTES[pour]
  const pdf = await TaggedPdf.create({
    titre: textes.titre,
    sujet: textes.sujet,
    entete: 'Registre national des copropriétés',
    pied: textes.pied,
    date: d.editeLe,
    police,
  })
  for (const [i, ligne] of d.destinataire.entries())
    pdf.p(delier(ligne), { gras: i === 0, apres: 1 })
  pdf.espace(18)
  pdf.p(`Le ${jour}`, { couleur: GRIS, apres: 18 })
  pdf.h1(textes.titre)
  pdf.p('Madame, Monsieur,')
  pdf.p(textes.debut)
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
  pdf.p(textes.essais)
  pdf.p(textes.fin, { couleur: GRIS, taille: 10 })
  return pdf.save()
}
