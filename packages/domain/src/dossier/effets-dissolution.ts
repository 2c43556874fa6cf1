import { type Destinataire } from './destinataire.ts'
import { SANS_VERROU } from './verrou.ts'
import { verrouTenu } from '../demande/demande.echeance.ts'
import { formatFrDate, type IsoDate } from '../kernel/dates.ts'
import {
  type Acte,
  courrielDossier,
  type Envoi,
  type Faits,
  interdit,
  type Mouvement,
} from './changement.ts'
import {
  demandesOuvertes,
  type Dossier,
  mandatsActifs,
  objetsDe,
  reperesDe,
  courrielsSyndics,
} from './dossier.ts'

const SANS_OBJET = 'La copropriété est dissoute.'

/** Mandates of a dissolved co-ownership end with it; one that never began keeps its dates. */
const cloreMandats = (d: Dossier, effet: IsoDate): Mouvement[] =>
  mandatsActifs(d).map((m) => {
    const butoir = m.debut > effet ? m.debut : effet
    const fin = m.fin < butoir ? m.fin : butoir
    return { quoi: 'mandat', id: m.id, evenement: 'archiver', pose: { fin } }
  })

/**
 * A dissolved co-ownership takes no attachment: the requests that were waiting are closed, and
 * those who asked are told. One that another keeper examines is left to that keeper until its lease
 * is over. Throws `transition-interdite`.
 */
const cloreRattachements = (
  d: Dossier,
  effet: IsoDate,
  { acteur, maintenant }: Faits,
): { actes: Acte[]; envois: Envoi[] } => {
  const ouvertes = demandesOuvertes(d, 'RATTACHEMENT')
  for (const x of ouvertes)
    if (verrouTenu(x.verrouJusquA, maintenant) && x.verrouParId !== acteur?.utilisateurId)
      interdit(
        `${x.verrouPar || 'Un autre teneur'} examine une demande de rattachement à cette copropriété, que la dissolution clôturerait. Attendez qu’elle soit décidée ou rendue, puis validez à nouveau.`,
        {
          par: x.verrouPar,
          le: x.verrouLe === null ? null : new Date(x.verrouLe).toISOString(),
          jusqua: x.verrouJusquA === null ? null : new Date(x.verrouJusquA).toISOString(),
        },
      )
  return {
    actes: ouvertes.map((x) => ({
      parLeRegistre: true,
      categorie: 'RATTACHEMENT',
      type: 'retirer-demande-rattachement',
      demandeId: x.id,
      mandatId: x.mandatId,
      teledeclarantId: x.teledeclarantId,
      motif: SANS_OBJET,
      mouvements: [
        {
          quoi: 'demande',
          id: x.id,
          pose: {
            etat: 'ANNULEE',
            ...SANS_VERROU,
            decideeLe: maintenant,
            decideeParId: null,
            texteDecision: SANS_OBJET,
          },
        },
        ...(objetsDe(d, x).mandat
          ? [{ quoi: 'mandat', id: x.mandatId ?? 0, evenement: 'retirer' } as const]
          : []),
      ],
    })),
    envois: ouvertes.flatMap((x) =>
      courrielDossier(x, 'rattachement-caduc', {
        ...reperesDe(d),
        dateEffet: formatFrDate(effet),
      }),
    ),
  }
}

/** What takes effect on the day of a dissolution: attachments closed, mandates archived. */
export const effetsDissolution = (d: Dossier, effet: IsoDate, faits: Faits) => ({
  avant: cloreRattachements(d, effet, faits),
  mouvements: cloreMandats(d, effet),
  pose: { dateDissolution: effet, syndicId: null, finMandat: null },
})

/** Who is told of a dissolution: who declared it, then the other syndics. */
export const destinatairesDissolution = (
  d: Dossier,
  declarant: Destinataire,
): readonly Destinataire[] => [declarant, ...courrielsSyndics(d, declarant.teledeclarantId)]
