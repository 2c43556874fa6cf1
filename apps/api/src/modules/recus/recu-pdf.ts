import type { FileAnswer } from '@registre/contract'
import { afficherNumero, formatFrDate, quandDecider } from '@registre/domain'
import { dayInParis } from '../../platform/clock.ts'
import type { Ctx } from '../../platform/context.ts'
import { GRIS } from '../../platform/pdf/pdf-layout.ts'
import { TaggedPdf } from '../../platform/pdf/tagged-pdf.ts'
import { lireRecu } from './lire-recu.ts'

/** The receipt of what was sent, as a PDF to keep. Throws `introuvable`. */
export const recuPdf = async (ctx: Ctx, reference: string): Promise<FileAnswer> => {
  const r = await lireRecu(ctx, reference)
  const maintenant = ctx.deps.clock.now()
  const edite = `édité le ${formatFrDate(dayInParis(maintenant))}`
  const titre = `Reçu ${r.reference}`
  const pdf = await TaggedPdf.create({
    titre,
    entete: 'Registre national des copropriétés',
    pied: `${titre} · ${edite}`,
    date: maintenant,
  })
  pdf.h1(titre)
  pdf.p(r.titre, { gras: true })
  pdf.table({
    enteteLigne: true,
    largeurs: [2, 3],
    rows: [
      ['Copropriété', r.nomCopropriete || 'Sans nom'],
      ...(r.numeroImmatriculation === null
        ? []
        : [['Numéro d’immatriculation', afficherNumero(r.numeroImmatriculation)]]),
      ['Adresse', r.adressePrincipale || 'Non renseignée'],
      ['Déposée le', formatFrDate(dayInParis(new Date(r.deposeLe))) ?? ''],
      ...(r.deposePar === '' ? [] : [['Par', r.deposePar]]),
      ['État', r.libelleEtat],
      ['Qui décide', r.quiDecide],
      ...(r.echeance === null
        ? []
        : [['Décision', quandDecider(r.echeance, dayInParis(maintenant))]]),
      ...(r.silence === null ? [] : [['Absence de décision', r.silence]]),
    ],
  })
  if (r.refus) {
    pdf.h2('La décision')
    for (const motif of r.refus.motifs) pdf.p(motif)
    if (r.refus.explication !== '') pdf.p(r.refus.explication)
    if (r.refus.recours !== '') pdf.p(r.refus.recours)
  }
  if (r.question) {
    pdf.h2('Ce qui vous est demandé')
    pdf.p(r.question.texte)
    pdf.p(r.question.suite)
  }
  if (r.service.length > 0) {
    pdf.h2('Le service')
    for (const ligne of r.service) pdf.p(ligne)
  }
  pdf.h2('La suite')
  for (const phrase of r.pendant) pdf.p(phrase)
  pdf.p(
    'Ce reçu dit que le registre tient ce qui a été déposé. Il ne vaut ni immatriculation ni attestation.',
    { taille: 8.5, couleur: GRIS },
  )
  return { nom: `recu-${r.reference}.pdf`, contenu: await pdf.save() }
}
