import { createServer, type IncomingMessage } from 'node:http'
import pg from 'pg'

// The floor of the HTTP measures: node:http and pg alone, the same rows, no session, no rights, no
// schema.
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })

const FICHE = `select c.*, d.contenu from copropriete c left join lateral (select contenu from declaration where copropriete_id = c.id and etat = 'COURANTE' order by id desc limit 1) d on true where c.id = $1`
/** The directory search of annuaire.ts. */
const ANNUAIRE = `with m as materialized (select copropriete_id, nom_n, numero from annuaire where code_insee = $1 and etat = $2 and nom_n like $3),
    p as (select copropriete_id, nom_n, numero from m order by nom_n collate "C", numero limit 10)
  select f.copropriete_id, f.numero, f.nom, f.adresse, f.code_postal, f.commune, f.nb_lots, f.etat, f.date_dissolution, f.remplacee_par, (select count(*) from m)::int as total
  from p join fiche f using (copropriete_id) order by p.nom_n collate "C", p.numero`
const FICHE_PUBLIQUE = `select * from fiche where numero = $1`
const REQUETES: Record<string, string> = {
  fiche: FICHE,
  'fiche-publique': FICHE_PUBLIQUE,
  annuaire: ANNUAIRE,
}
const EXISTE = `select 1 from copropriete where numero_immatriculation = $1`

const repondre = async (url: URL): Promise<unknown> => {
  const values = [...url.searchParams.values()]
  const name = url.pathname.slice(1)
  const text = REQUETES[name] ?? EXISTE
  return (await pool.query({ name, text, values })).rows
}

const corpsDe = async (req: IncomingMessage): Promise<string> => {
  let corps = ''
  for await (const part of req) corps += String(part)
  return corps
}

/** The statements that the measure itself gives, in turn: those of the register's call. */
const jouer = async (req: IncomingMessage): Promise<unknown> => {
  const reponses: unknown[] = []
  for (const requete of JSON.parse(await corpsDe(req)) as pg.QueryConfig[])
    reponses.push((await pool.query(requete)).rows)
  return reponses
}

const server = createServer((req, res) => {
  const reponse =
    req.method === 'POST' ? jouer(req) : repondre(new URL(req.url ?? '/', 'http://plancher'))
  reponse.then(
    (rows) => res.setHeader('content-type', 'application/json').end(JSON.stringify(rows)),
    (error: unknown) => res.writeHead(500).end(String(error)),
  )
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(
    `${JSON.stringify({ address: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` })}\n`,
  )
})
