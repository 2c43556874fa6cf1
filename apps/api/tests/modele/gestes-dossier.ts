import type { EtatCopropriete } from '@registre/domain'
import { type DossierM, etatParmi, type Qui } from './dossier.ts'
import { api, type Geste, type Monde, NOTAIRE, si, versionDe } from './gestes.ts'
import { un } from '@registre/testing'

// What a declarant does on its own registration.

const changerEtat = async (
  m: Monde,
  d: DossierM,
  qui: Qui,
  etat: 'A_VALIDER' | 'BROUILLON' | 'SUPPRIME',
) =>
  api(m, qui).changerEtatBrouillon({
    body: {
      id: d.declarationId,
      version: await versionDe(m, 'declaration', d.declarationId),
      etat,
      message: 'Voici.',
    },
  })
const duDossier = (
  nom: string,
  qui: Qui,
  reste: Omit<Geste, 'nom' | 'qui' | 'possible'>,
): Geste => ({
  nom,
  qui,
  possible: (d) => d.declarationId > 0,
  ...reste,
})
const aLui = (d: DossierM, qui: Qui, etats: readonly EtatCopropriete[]): boolean =>
  d.auteur === qui && etatParmi(d, etats)

export const soumettre = (qui: Qui): Geste =>
  duDossier('soumettre', qui, {
    prevoir: (d) =>
      aLui(d, qui, [
        'BROUILLON',
        'IMMATRICULATION_ET_RATTACHEMENT_REFUSES',
        'IMMATRICULATION_DEMANDE_DE_PRECISIONS',
      ])
        ? 'selon'
        : 'non',
    faire: async (m, d) => {
      await changerEtat(m, d, qui, 'A_VALIDER')
      return un(
        m.r,
        `select d.id, d.mandat_id, m.date_debut, m.date_fin from demande d join mandat m on m.id = d.mandat_id where d.copropriete_id = $1 order by d.id desc limit 1`,
        [d.id],
      )
    },
    effet: (d, _t, reponse) => {
      const {
        id,
        mandat_id: mandatId,
        date_debut: debut,
        date_fin: fin,
      } = reponse as { id: number; mandat_id: number; date_debut: string; date_fin: string }
      d.inscription = 'DEPOSEE'
      d.immatriculation = {
        id,
        mandatId,
        etat: 'A_VALIDER',
        par: qui,
        tenuePar: null,
        jusqua: 0,
        suspendueA: 0,
        debut,
        fin,
        aConfirmer: false,
        contestee: false,
      }
    },
  })
export const corriger = (qui: Qui): Geste =>
  duDossier('corriger', qui, {
    prevoir: (d) => si(aLui(d, qui, ['IMMATRICULATION_ET_RATTACHEMENT_REFUSES'])),
    faire: (m, d) => changerEtat(m, d, qui, 'BROUILLON'),
    effet: (d) => void (d.inscription = 'BROUILLON'),
  })
export const abandonner = (qui: Qui): Geste =>
  duDossier('abandonner', qui, {
    prevoir: (d) => si(aLui(d, qui, ['IMMATRICULATION_ET_RATTACHEMENT_REFUSES'])),
    faire: (m, d) => changerEtat(m, d, qui, 'SUPPRIME'),
    effet: (d) => void (d.supprimee = true),
  })
export const supprimerBrouillon = (qui: Qui): Geste =>
  duDossier('supprimer le brouillon', qui, {
    prevoir: (d) => si(aLui(d, qui, ['BROUILLON', 'IMMATRICULATION_ET_RATTACHEMENT_REFUSES'])),
    faire: (m, d) => api(m, qui).supprimerBrouillon({ params: { id: d.declarationId } }),
    effet: (d) => void (d.supprimee = true),
  })
export const enregistrerEtape = (qui: Qui): Geste =>
  duDossier('enregistrer une étape', qui, {
    prevoir: (d) =>
      si(
        aLui(d, qui, [
          'BROUILLON',
          'IMMATRICULATION_ET_RATTACHEMENT_REFUSES',
          'IMMATRICULATION_DEMANDE_DE_PRECISIONS',
        ]),
      ),
    faire: async (m, d) =>
      api(m, qui).enregistrerBrouillon({
        params: { x: 'recapitulatif' },
        body: {
          id: d.declarationId,
          version: await versionDe(m, 'declaration', d.declarationId),
          typeImmat: qui === NOTAIRE ? 'INITIALE' : 'DEFAULT',
          immatCopropriete: {},
        },
      }),
    effet: () => {},
  })
/**
 * A notary's own submission: the number at once, or a keeper's decision when something very close
 * exists.
 */
export const soumettreParNotaire = (qui: Qui): Geste =>
  duDossier('soumettre, notaire', qui, {
    prevoir: (d) =>
      aLui(d, qui, ['BROUILLON', 'IMMATRICULATION_DEMANDE_DE_PRECISIONS']) ? 'selon' : 'non',
    faire: async (m, d) => {
      const doublons = await api(m, qui).listerDoublonsDeclaration({
        params: { id: d.declarationId, n: 0 },
      })
      return api(m, qui).soumettreImmatriculationNotaire({
        params: { x: m.gens[qui]?.teledeclarantId ?? 0 },
        body: {
          id: d.declarationId,
          version: await versionDe(m, 'declaration', d.declarationId),
          confirmations: [],
          reponsesDoublons: doublons.map((c) => ({
            candidatId: c.id,
            reponse: 'DIFFERENTE',
            motif: 'Un autre bâtiment',
          })),
        },
      })
    },
    effet: (d, _t, reponse) => {
      const { demandeId: id } = reponse as { demandeId: number | null }
      d.inscription = id === null ? 'IMMATRICULEE' : 'DEPOSEE'
      const demande = {
        mandatId: null,
        etat: 'A_VALIDER',
        par: qui,
        tenuePar: null,
        jusqua: 0,
        suspendueA: 0,
        debut: '',
        fin: '',
      } as const
      d.immatriculation =
        id === null ? null : { id, ...demande, aConfirmer: false, contestee: false }
    },
  })
