import type { Db } from '@registre/db'
import { appeler } from './http-client.ts'
import { de, comparer, ditCpu, ligne, parcourir, resume, type LigneBanc } from './measure.ts'
import { lecteurCpu } from './processes.ts'
import { lancerLesDeux } from './serveurs.ts'

const CALLERS = 32
const MOTS = ['parc', 'clos', 'jardin', 'villa', 'marronniers', 'camelias', 'peupliers', 'victor']

// The best SQL known for this search: one index-only pass of the commune, named; nothing else is
// read before the ten rows.
const PLANCHER = `with m as materialized (select copropriete_id, nom_n, numero from annuaire where code_insee = $1 and etat = $2 and nom_n like $3),
    p as (select copropriete_id, nom_n, numero from m order by nom_n collate "C", numero limit 10)
  select f.copropriete_id, f.numero, f.nom, f.adresse, f.code_postal, f.commune, f.nb_lots, f.etat, f.date_dissolution, f.remplacee_par, (select count(*) from m)::int as total
  from p join fiche f using (copropriete_id) order by p.nom_n collate "C", p.numero`

/** Patterns by what they ask of the indexes; each class is measured by itself. */
const CLASSES: Record<string, readonly string[]> = {
  'un mot rare': [
    'marronniers',
    'glycines',
    'belvedere',
    'tamaris',
    'chataigniers',
    'zzzz',
    'xylophone',
  ],
  'un mot fréquent': ['parc', 'clos', 'residence', 'victor', 'paris', 'lyon'],
  'plusieurs mots': [
    'victor hugo lyon',
    'parc marronniers',
    '12 rue pasteur nantes',
    'clos peupliers tours',
    '8 avenue foch paris',
    'residence du parc',
    'les jardins de la residence du parc',
    'avenue de la republique',
  ],
  'une ou deux lettres': ['a', 'e', 'z', 'zz', 'le', 'xq', 'wq', 'ky'],
  'commence par ($)': ['$les', '$le clos', '$z', '$residence des', '$a'],
  'un caractère (_)': ['_____', '_', 'c_dre', 'm_rr_nniers', '$_e', 'l_s'],
  'début de numéro': ['AA0', 'AA0-00', 'AA0-000-1', 'ZZ9', 'AB'],
  'un mot de toutes les adresses': ['rue', 'avenue', 'rue de la', '%', 'place'],
}
const REPETITIONS = 25

/** The public directory at national scale: search, sheet, patterns of every class, nearest. */
export const bancAnnuaire = async (db: Db, url: string): Promise<LigneBanc[]> => {
  // As many searches in a commune as it has co-ownerships.
  const communes = await db.query<{ code: string }>(
    `select code_insee as code from annuaire order by hashtext(numero) limit 1000`,
  )
  const fiches = await db.query<{ numero: string; x: number | null; y: number | null }>(
    `select numero, longitude as x, latitude as y from fiche tablesample system (1) order by hashtext(numero) limit 2000`,
  )
  const { api, plancher } = await lancerLesDeux(url)
  const chercher = (corps: object): Promise<string> =>
    appeler(`${api.url}/api/public/annuaire/rechercherAnnuaire`, {
      method: 'POST',
      body: JSON.stringify(corps),
    })
  // A refusal is an answer too (nothing to look for, too broad): only a fault of the server counts
  // as an error.
  const tolerer = (corps: object): Promise<unknown> =>
    chercher(corps).catch((e: unknown) =>
      String(e).startsWith('Error: 400 ') ? null : Promise.reject(e as Error),
    )
  try {
    const lignes: LigneBanc[] = []
    const lireCpu = lecteurCpu(db, [api, plancher])
    const recherche = await comparer(
      [
        (i) =>
          db.query(PLANCHER, [de(communes, i).code, 'IMMATRICULEE_RATTACHEE', `%${de(MOTS, i)}%`], {
            name: 'banc-annuaire',
          }),
        (i) =>
          appeler(
            `${plancher.url}/annuaire?cle=${de(communes, i).code}&etat=IMMATRICULEE_RATTACHEE&motif=${encodeURIComponent(`%${de(MOTS, i)}%`)}`,
          ),
      ],
      (i) =>
        chercher({
          isRechercheAvancee: true,
          commune: de(communes, i).code,
          nom: de(MOTS, i),
          statutRattachement: 'MANDAT_EN_COURS',
        }),
      { callers: CALLERS, lireCpu },
    )
    const [sql, nu] = recherche.planchers
    lignes.push(
      ligne(
        'annuaire : commune, nom, statut, 32 appelants',
        recherche.rapports[0] ?? 0,
        '≥ 0,8 × meilleur SQL',
        `${resume(recherche.travail)} ; plancher ${Math.round(sql?.debit ?? 0)}/s${ditCpu(recherche.rapportsCpu[0] ?? 0, recherche.travail)}`,
      ),
      ligne(
        '  le même, plancher par node:http + pg',
        recherche.rapports[1] ?? 0,
        '',
        `plancher ${Math.round(nu?.debit ?? 0)}/s${ditCpu(recherche.rapportsCpu[1] ?? 0, recherche.travail)}`,
      ),
    )

    const fiche = await comparer(
      [(i) => appeler(`${plancher.url}/fiche-publique?cle=${de(fiches, i).numero}`)],
      (i) => appeler(`${api.url}/api/public/annuaire/coproannuairedetail/${de(fiches, i).numero}`),
      { callers: CALLERS, lireCpu },
    )
    lignes.push(
      ligne(
        'fiche publique par numéro, 32 appelants',
        fiche.rapports[0] ?? 0,
        '≥ 0,75 × node:http + pg',
        `${resume(fiche.travail)} ; plancher ${Math.round(fiche.planchers[0]?.debit ?? 0)}/s${ditCpu(fiche.rapportsCpu[0] ?? 0, fiche.travail)}`,
      ),
    )

    const situees = fiches.filter((f) => f.x !== null && f.y !== null).slice(0, 400)
    const autour = (f: (typeof situees)[number]): Promise<string> =>
      chercher({ adresseNonStructuree: { x: f.x, y: f.y }, paginationOptions: { pageSize: 20 } })
    // Nothing reads cold pages.
    await parcourir(situees, autour)
    const proches = await parcourir([...situees, ...situees], autour)
    lignes.push(ligne('20 plus proches, un appelant', null, 'p99 < 5 ms', resume(proches)))

    const passe = await parcourir(Array.from({ length: 10 }), () =>
      db.query(`select count(*) from annuaire where nom_n || adresse_n like '%qzqz%'`),
    )
    lignes.push(ligne('une passe de la table de l’annuaire', null, 'plancher', resume(passe)))
    for (const [classe, motifs] of Object.entries(CLASSES)) {
      const entrees = Array.from({ length: REPETITIONS }, () => motifs).flat()
      await parcourir(motifs, (adresseNonSelectionnee) => tolerer({ adresseNonSelectionnee }))
      const mesure = await parcourir(entrees, (adresseNonSelectionnee) =>
        tolerer({ adresseNonSelectionnee }),
      )
      lignes.push(
        ligne(
          `contient : ${classe}`,
          mesure.p99 / passe.p50,
          'p99 < 20 ms, ≤ × 1 passe',
          resume(mesure),
        ),
      )
    }
    return lignes
  } finally {
    await Promise.all([api.arreter(), plancher.arreter()])
  }
}
