import { batimentValide } from '@registre/demonstration/contenu'
import { addDays, type IsoDate } from '@registre/domain'
import { EXERCICE_CALME, type Personne } from '@registre/testing/register'
import {
  type DossierM,
  etatParmi,
  liberable,
  liberer,
  mandatQuiCompte,
  type Qui,
} from './dossier.ts'
import {
  admin,
  api,
  fr,
  type Geste,
  IMMATRICULES,
  type Instant,
  type Monde,
  versionDe,
} from './gestes.ts'

/** What the set of 2027 asks of each building; nothing before. */
const batimentsDits = (
  { immatCopropriete }: Awaited<ReturnType<Personne['api']['lireBrouillon']>>,
  jour: IsoDate,
) => {
  const { batiments, ...t } = immatCopropriete.donneesTechniques
  const dits = (batiments ?? []).map(({ cle, nom }) => ({
    ...batimentValide(jour, { cle, nom }),
    constateLe: fr(jour),
  }))
  return batiments === undefined ? {} : { donneesTechniques: { ...t, batiments: dits } }
}

// What becomes of declarations: annual updates, those of a former syndic, what a keeper takes back.

/**
 * The accounting year that a draft of this day declares, so that the next one may be declared at
 * once: two closed years before.
 */
export const exerciceAncien = (jour: string) => {
  const annee = Number(addDays(jour, -60).slice(0, 4)) - 2
  return {
    ...EXERCICE_CALME,
    dateDebutExercice: `${annee}-01-01`,
    dateClotureComptes: `${annee}-12-31`,
    dateAg: `${annee + 1}-05-10`,
  }
}

const deposerAnnuelle = async (m: Monde, d: DossierM, qui: Qui, t: Instant): Promise<unknown> => {
  const ouverte = await api(m, qui).commencerMiseAJour({
    body: { coproprieteId: d.id, type: 'ANNUELLE' },
  })
  const donneesFinancieres = {
    ...ouverte.immatCopropriete.donneesFinancieres,
    ...EXERCICE_CALME,
    dateAg: fr(addDays(t.jour, -1)),
  }
  const body = { id: ouverte.id, typeImmat: ouverte.typeImmat }
  const maj = await api(m, qui).enregistrerBrouillon({
    params: { x: 'recapitulatif' },
    body: {
      ...body,
      version: ouverte.version,
      immatCopropriete: { donneesFinancieres, ...batimentsDits(ouverte, t.jour) },
    },
  })
  return api(m, qui).enregistrerDeclaration({
    params: { flag: 'true', x: maj.id ?? 0 },
    body: {
      ...body,
      version: maj.version,
      immatCopropriete: {},
      confirmations: maj.controle.aConfirmer.map((e) => e.code),
    },
  })
}
export const mettreAJourAnnuelle = (qui: Qui): Geste => ({
  nom: 'mettre à jour, annuelle',
  qui,
  enDeuxAppels: true,
  possible: (d) => d.inscription === 'IMMATRICULEE',
  prevoir: (d) =>
    etatParmi(d, ['IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE']) &&
    d.mandats.some((m) => m.syndic === qui)
      ? 'selon'
      : 'non',
  faire: (m, d, t) => deposerAnnuelle(m, d, qui, t),
  effet: () => {},
})

/** The syndic in charge answers what its predecessor filed, when something waits. */
const juger = (
  nom: string,
  qui: Qui,
  operation: 'accepterDeclarationPredecesseur' | 'supprimerDeclarationPredecesseur',
): Geste => ({
  nom,
  qui,
  possible: (d) => d.inscription === 'IMMATRICULEE',
  prevoir: (d) =>
    etatParmi(d, ['IMMATRICULEE_RATTACHEE']) && mandatQuiCompte(d)?.syndic === qui
      ? 'selon'
      : 'non',
  faire: async (m, d) => {
    const [row] = await m.r.db.query<{ id: number }>(
      `select id from declaration where copropriete_id = $1 and etat = 'A_VALIDER' and base_id is not null`,
      [d.id],
    )
    return api(m, qui)[operation]({ params: { id: row?.id ?? 2 ** 30 } })
  },
  effet: () => {},
})
export const accepterDuPredecesseur = (qui: Qui): Geste =>
  juger('accepter la mise à jour du prédécesseur', qui, 'accepterDeclarationPredecesseur')
export const ecarterDuPredecesseur = (qui: Qui): Geste =>
  juger('écarter la mise à jour du prédécesseur', qui, 'supprimerDeclarationPredecesseur')

/** A keeper takes back something declared. */
const reprendre = (nom: string, qui: Qui, faire: Geste['faire']): Geste => ({
  nom,
  qui,
  possible: (d) => d.inscription === 'IMMATRICULEE',
  prevoir: (d, t) =>
    admin(qui) && etatParmi(d, IMMATRICULES) && liberable(d, qui, t.maintenant) ? 'selon' : 'non',
  faire,
  effet: (d) => liberer(d),
})
const MOTIF = 'Comptes d’une autre copropriété'
export const supprimerDeclarations = (qui: Qui): Geste =>
  reprendre('supprimer les déclarations', qui, async (m, d) =>
    api(m, qui).supprimerDeclarations({
      body: {
        idCopropriete: d.id,
        version: await versionDe(m, 'copropriete', d.id),
        motif: MOTIF,
      },
    }),
  )
export const retirerMajAnnuelle = (qui: Qui): Geste =>
  reprendre('retirer la mise à jour annuelle', qui, async (m, d) =>
    api(m, qui).retirerMajAnnuelle({
      params: { id: d.id },
      body: { version: await versionDe(m, 'copropriete', d.id), motif: MOTIF },
    }),
  )
const deposer = (
  type: 'STANDARD' | 'MODIFICATION_ADMIN',
  qui: Qui,
): Pick<Geste, 'enDeuxAppels' | 'qui' | 'possible' | 'faire' | 'effet'> => ({
  enDeuxAppels: true,
  qui,
  possible: (d) => d.inscription === 'IMMATRICULEE',
  faire: async (m, d) => {
    const maj = await api(m, qui).commencerMiseAJour({ body: { coproprieteId: d.id, type } })
    return api(m, qui).enregistrerDeclaration({
      params: { flag: 'true', x: maj.id ?? 0 },
      body: {
        id: maj.id,
        version: maj.version,
        typeImmat: maj.typeImmat,
        immatCopropriete: batimentsDits(maj, m.r.clock.today()),
        confirmations: maj.controle.aConfirmer.map((e) => e.code),
      },
    })
  },
  effet: () => {},
})
export const modifierImmatriculation = (qui: Qui): Geste => ({
  ...deposer('MODIFICATION_ADMIN', qui),
  nom: 'modifier l’immatriculation',
  prevoir: (d) => (admin(qui) && etatParmi(d, IMMATRICULES) ? 'selon' : 'non'),
})
export const mettreAJour = (qui: Qui): Geste => ({
  ...deposer('STANDARD', qui),
  nom: 'mettre à jour',
  prevoir: (d) =>
    // The syndic in charge, or a former one: the rules say until when.
    etatParmi(d, ['IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE']) &&
    d.mandats.some((m) => m.syndic === qui)
      ? 'selon'
      : 'non',
})
