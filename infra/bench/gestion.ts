import {
  FILTRES_COPROPRIETES,
  FINS_GESTION,
  SITUATIONS_MAJ,
  TAILLES_PAGE,
  TRIS_GESTION,
  type TriGestion,
  VUES_GESTION,
} from '@registre/domain'
import {
  type CriteresGestion,
  requeteGerees,
} from '../../apps/api/src/modules/gestion/gestion.repository.ts'
import type { Db } from '@registre/db'
import { appeler } from './http-client.ts'
import { comparer, ligne, type LigneBanc, resume } from './measure.ts'
import { lancerLesDeux } from './serveurs.ts'
import { oublierPersonnes, preparerSyndic } from './syndic.ts'

const CALLERS = 32
/** Many cases, a few rounds of each. */
const TOURS = 3
const RIEN: CriteresGestion = {
  texte: '',
  vue: 'toutes',
  filtre: '',
  statut: '',
  finMandat: '',
  maj: '',
  gestionnaire: null,
  departement: '',
  ids: [],
}

interface Cas {
  nom: string
  criteres: Partial<CriteresGestion>
  tri?: TriGestion
  taille?: number
}
const CAS: readonly Cas[] = [
  ...TRIS_GESTION.map((tri): Cas => ({ nom: `tri ${tri}`, criteres: {}, tri })),
  ...TAILLES_PAGE.map((taille): Cas => ({ nom: `${taille} par page`, criteres: {}, taille })),
  ...VUES_GESTION.slice(1).map((vue): Cas => ({ nom: `vue ${vue}`, criteres: { vue } })),
  ...FILTRES_COPROPRIETES.map((filtre): Cas => ({ nom: `filtre ${filtre}`, criteres: { filtre } })),
  ...FINS_GESTION.map((f): Cas => ({ nom: `fin de mandat ${f}`, criteres: { finMandat: f } })),
  ...SITUATIONS_MAJ.map((maj): Cas => ({ nom: `mise à jour ${maj}`, criteres: { maj } })),
  ...['residence', 'rue des', 'AA0', 'durand'].map((texte): Cas => ({
    nom: `recherche « ${texte} »`,
    criteres: { texte },
  })),
  { nom: 'département 75', criteres: { departement: '75' } },
]

/** A firm's own list, by every search, filter, sort and page size, against its own statement alone. */
export const bancGestion = async (db: Db, url: string): Promise<LigneBanc[]> => {
  const s = await preparerSyndic(db)
  const { api, plancher } = await lancerLesDeux(url)
  try {
    const jour = new Date().toISOString().slice(0, 10)
    const lignes: LigneBanc[] = []
    for (const { nom, criteres: choisis, tri = 'dateFinMandat', taille = 25 } of CAS) {
      const criteres = { ...RIEN, ...choisis }
      const { ids: _, ...corps } = criteres
      const body = JSON.stringify({
        ...corps,
        paginationOptions: {
          pageNumber: 1,
          pageSize: taille,
          sortField: tri,
          sortDirection: 'ASC',
        },
      })
      const { text, params, parTexte } = requeteGerees(
        {
          profil: 'TELE_PRO_ADMIN_PRINC',
          teledeclarantId: s.teledeclarantId,
          utilisateurId: 0,
          jour,
        },
        criteres,
        { tri, descendant: false, limite: taille, depart: 0 },
      )
      const requete = JSON.stringify([
        { ...(parTexte ? {} : { name: `gestion ${nom}` }), text, values: params },
      ])
      const { planchers, travail, rapports } = await comparer(
        [() => appeler(`${plancher.url}/requete`, { method: 'POST', body: requete })],
        () =>
          appeler(`${api.url}/api/gestion/rechercher`, {
            method: 'POST',
            body,
            cookie: s.cookie,
          }),
        { callers: CALLERS, tours: TOURS },
      )
      lignes.push(
        ligne(
          `portefeuille du syndic, ${nom}`,
          rapports[0] ?? 0,
          '≥ 0,50 × node:http + pg, p99 < 50 ms',
          `${resume(travail)} ; plancher ${Math.round(planchers[0]?.debit ?? 0)}/s`,
        ),
      )
    }
    return lignes
  } finally {
    await Promise.all([api.arreter(), plancher.arreter()])
    await oublierPersonnes(db)
  }
}
