import { afficherCode, delier, TENEUR_ARRIVEE_JOURS } from '@registre/domain'
import type { Font } from './pdf-fonts.ts'
import { ACCENT, FOND, GRIS } from './pdf-layout.ts'
import { TaggedPdf } from './tagged-pdf.ts'

/** What is written in a letter. */
export interface DonneesLettre {
  /** Lines of the address, as the post reads them: all that was typed, and it leads nowhere. */
  destinataire: readonly string[]
  /** Null in a letter that carries none. */
  code: string | null
  /** The page to open. */
  adresseSite: string
  editeLe: Date
}

const NBSP = '\u00A0'

interface TexteLettre {
  /** As keepers read it in their list. */
  libelle: string
  titre: string
  sujet: string
  pied: string
  debut: readonly string[]
  /** After the page to open. */
  suite: readonly string[]
  fin: string
}
const DU_CODE =
  'Le code se compose de chiffres et de lettres majuscules. Il ne contient ni la lettre O, ni la lettre I, ni la lettre L. Le tiret est facultatif.'

/** The letters that the register posts, each by its texts. */
export const TEXTES_LETTRE = {
  CODE_ACTIVATION: {
    libelle: 'Code d’activation',
    titre: 'Votre code d’activation',
    sujet: 'Activation d’un compte du registre national des copropriétés',
    pied: 'Courrier personnel : ce code n’est connu que de vous',
    debut: [
      `La création d’un compte au registre national des copropriétés a été demandée avec cette adresse. Pour l’activer, connectez-vous avec votre identifiant et votre mot de passe, puis saisissez le code ci-dessous${NBSP}:`,
    ],
    suite: [
      DU_CODE,
      `Cinq essais sont possibles. Si vous perdez ce courrier, demandez un nouveau code depuis la même page${NBSP}: l’ancien ne vaudra plus.`,
    ],
    fin: 'Sans activation dans les deux mois qui suivent le choix de votre mot de passe, le compte sera supprimé. Si vous n’avez pas créé ce compte, vous pouvez ignorer ce courrier.',
  },
  CODE_ARRIVEE: {
    libelle: 'Code pour rejoindre un cabinet',
    titre: 'Une personne demande à rejoindre votre compte',
    sujet: 'Accès au compte d’un cabinet du registre national des copropriétés',
    pied: 'Courrier personnel : ne remettez ce code qu’à une personne de votre cabinet',
    debut: [
      `Une personne demande un accès au compte de votre cabinet au registre national des copropriétés. Ses administrateurs, prévenus par courriel, n’ont pas répondu depuis plus de ${TENEUR_ARRIVEE_JOURS} jours. Si cette personne travaille bien chez vous, remettez-lui le code ci-dessous${NBSP}: elle le saisira par le lien qu’elle a reçu par courriel, et pourra gérer vos copropriétés.`,
    ],
    suite: [DU_CODE, 'Cinq essais sont possibles.'],
    fin: 'Si personne de votre cabinet n’a fait cette demande, détruisez ce courrier : rien ne s’ouvrira.',
  },
  COURRIEL_REVENU: {
    libelle: 'Courriels non remis',
    titre: 'Nos courriels ne vous parviennent plus',
    sujet: 'Adresse électronique à corriger au registre national des copropriétés',
    pied: 'Registre national des copropriétés',
    debut: [
      'Un courriel que vous attendez, sur un mandat qui se termine ou une demande qui attend votre réponse, nous est revenu : votre messagerie l’a refusé définitivement, et personne d’autre de votre établissement ne le reçoit.',
      'Connectez-vous au registre, lisez ce qui vous attend à l’accueil, puis corrigez votre adresse électronique dans « Mon compte ».',
    ],
    suite: [],
    fin: 'Si vous avez oublié votre mot de passe et ne recevez pas le lien pour en choisir un autre, écrivez au teneur du registre depuis la page Contact.',
  },
} as const satisfies Readonly<Record<string, TexteLettre>>
export type TypeLettre = keyof typeof TEXTES_LETTRE

export const estTypeLettre = (type: string): type is TypeLettre =>
  Object.hasOwn(TEXTES_LETTRE, type)

/** Makes a letter, as an accessible PDF. */
export async function faireLettre(
  type: TypeLettre,
  d: DonneesLettre,
  police: Font = 'source-sans',
): Promise<Uint8Array> {
  const { titre, sujet, pied, debut, suite, fin }: TexteLettre = TEXTES_LETTRE[type]
  const jour = new Intl.DateTimeFormat('fr-FR', {
    dateStyle: 'long',
    timeZone: 'Europe/Paris',
  }).format(d.editeLe)
  const pdf = await TaggedPdf.create({
    titre,
    sujet,
    entete: 'Registre national des copropriétés',
    pied,
    date: d.editeLe,
    police,
  })
  for (const [i, ligne] of d.destinataire.entries())
    pdf.p(delier(ligne), { gras: i === 0, apres: 1 })
  pdf.espace(18)
  pdf.p(`Le ${jour}`, { couleur: GRIS, apres: 18 })
  pdf.h1(titre)
  pdf.p('Madame, Monsieur,')
  for (const p of debut) pdf.p(p)
  if (d.code !== null)
    pdf.p(afficherCode(d.code), {
      taille: 28,
      gras: true,
      couleur: ACCENT,
      centre: true,
      fond: FOND,
      apres: 18,
    })
  pdf.p(`Page à ouvrir${NBSP}: ${d.adresseSite}`, { gras: true })
  for (const p of suite) pdf.p(p)
  pdf.p(fin, { couleur: GRIS, taille: 10 })
  return pdf.save()
}
