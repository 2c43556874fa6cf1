import type { Db } from '@registre/db'
import { TYPES_DEMANDE } from '@registre/domain'
import { VUES_FILE } from '@registre/contract'
import {
  type CriteresFile,
  LIGNES_FILE,
  requeteFile,
} from '../../apps/api/src/modules/validations/file.repository.ts'
import { appeler } from './http-client.ts'
import { comparer, ligne, type LigneBanc, mesurer, resume } from './measure.ts'
import { lancerLesDeux } from './serveurs.ts'
import { oublierPersonnes, ouvrirSession } from './syndic.ts'

const OUVERTES = 20_000
const CALLERS = 32
const PASSE_MS = 4000
/** Many cases, a few rounds of each. */
const TOURS = 3
/** What tells the requests of the bench from those of the register. */
const MARQUE = 'banc'

/**
 * Open requests spread over the co-ownerships of the register, as a busy season leaves them: of all
 * kinds, one in ten late, one in twelve that waits for its declarant, most without any point.
 */
const remplir = async (db: Db, teneurId: number): Promise<void> => {
  await db.query(
    `with choisies as (
       select c.id, c.teledeclarant_id, c.nom_normalise, c.numero_immatriculation, c.adresse_principale, row_number() over (order by c.id) as rang
       from copropriete c where c.etat = 'IMMATRICULEE_RATTACHEE' and c.teledeclarant_id is not null and c.id % 23 = 0 limit ${OUVERTES}),
     ouvertes as (
       insert into demande (type, etat, copropriete_id, teledeclarant_id, profil_demandeur, deposee_le, echeance, assignee_a_id, raison_affectation)
       select (array['IMMATRICULATION', 'RATTACHEMENT', 'DISSOLUTION', 'DOUBLON_NOTAIRE'])[1 + rang % 4]::type_demande,
         case when rang % 12 = 0 then 'PRECISIONS' else 'A_VALIDER' end::etat_demande, id, teledeclarant_id, 'TELE_PRO_ADMIN_PRINC',
         now() - make_interval(days => (rang % 40)::int), current_date + 36 - (rang % 40)::int, case when rang % 50 = 0 then $1::int end, $2
       from choisies returning id, copropriete_id)
     insert into demande_examen (demande_id, version, jour, forts, autres, codes, reponse, texte)
     select o.id, 1, current_date, case when o.id % 7 = 0 then 1 else 0 end, o.id % 3, '{}', o.id % 15 = 0,
       concat_ws(' ', ch.nom_normalise, lower(ch.numero_immatriculation), lower(ch.adresse_principale))
     from ouvertes o join choisies ch on ch.id = o.copropriete_id`,
    [teneurId, MARQUE],
  )
  await db.query('analyze demande')
  await db.query('analyze demande_examen')
}

interface Cas {
  nom: string
  criteres: Partial<CriteresFile>
  page?: number
  taille?: number
}
const CAS: readonly Cas[] = [
  ...VUES_FILE.map((vue): Cas => ({ nom: `vue ${vue}`, criteres: { vue } })),
  ...TYPES_DEMANDE.map((type): Cas => ({ nom: `type ${type}`, criteres: { type } })),
  ...(['FORTS', 'SANS'] as const).map((points): Cas => ({
    nom: `points ${points}`,
    criteres: { points },
  })),
  ...['residence', 'rue des', 'aa0', 'zzzz introuvable'].map((texte): Cas => ({
    nom: `recherche « ${texte} »`,
    criteres: { mots: texte.split(' ') },
  })),
  { nom: 'page 20, la dernière', criteres: {}, page: 20 },
  { nom: '100 par page', criteres: {}, taille: 100 },
]

/** The keepers' queue with 20,000 open requests: each view, filter and search, and its counts. */
export const bancFile = async (db: Db, url: string): Promise<LigneBanc[]> => {
  const { utilisateurId, cookie } = await ouvrirSession(db, 'TENEUR_ADMIN_PRINC', null)
  await remplir(db, utilisateurId)
  const { api, plancher } = await lancerLesDeux(url)
  const jour = new Date().toISOString().slice(0, 10)
  const RIEN: CriteresFile = {
    vue: 'A_TRAITER',
    type: null,
    points: null,
    mots: [],
    demandeId: null,
    jour,
    teneurId: utilisateurId,
  }
  try {
    const lignes: LigneBanc[] = []
    for (const { nom, criteres: choisis, page = 1, taille = 25 } of CAS) {
      const criteres = { ...RIEN, ...choisis }
      const { vue, type, points, mots } = criteres
      const body = JSON.stringify({
        vue,
        ...(type ? { typeDemande: type } : {}),
        ...(points ? { points } : {}),
        texte: mots.join(' '),
        page,
        taille,
      })
      const { text, params, nommee } = requeteFile(criteres, {
        limite: taille,
        depart: (page - 1) * taille,
      })
      const [trouvees] = await db.query<{ ids: number[] }>(text, params)
      const requete = JSON.stringify([
        { ...nommee, text, values: params },
        { name: 'file-lignes', text: LIGNES_FILE, values: [trouvees?.ids ?? []] },
      ])
      const { travail, rapports } = await comparer(
        [() => appeler(`${plancher.url}/requete`, { method: 'POST', body: requete })],
        () => appeler(`${api.url}/api/teneurs/file`, { method: 'POST', body, cookie }),
        { callers: CALLERS, tours: TOURS },
      )
      lignes.push(
        ligne(
          `file des teneurs, ${nom}`,
          rapports[0] ?? 0,
          '≥ 0,50 × node:http + pg, p99 < 50 ms',
          resume(travail),
        ),
      )
    }
    const comptes = await mesurer(
      () => appeler(`${api.url}/api/teneurs/file/comptes`, { cookie }),
      { callers: CALLERS, ms: PASSE_MS },
    )
    lignes.push(ligne('file des teneurs, comptes', null, 'p99 < 50 ms', resume(comptes)))
    return lignes
  } finally {
    await Promise.all([api.arreter(), plancher.arreter()])
    await db.query(`delete from demande where raison_affectation = $1`, [MARQUE])
    await oublierPersonnes(db)
  }
}
