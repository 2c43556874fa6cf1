import { createServer } from 'node:http'
import { openPool } from '../../packages/db/src/connection.ts'

// The floor of the HTTP measures: node:http and pg alone, the same rows, no session, no rights, no
// schema.
const pool = openPool({ connectionString: process.env['DATABASE_URL'], max: 10 })

/** The directory search of annuaire.ts. */
const ANNUAIRE = `with m as materialized (select copropriete_id, nom_n, numero from annuaire where code_insee = $1 and etat = $2 and nom_n like $3),
    p as (select copropriete_id, nom_n, numero from m order by nom_n collate "C", numero limit 10)
  select f.copropriete_id, f.numero, f.nom, f.adresse, f.code_postal, f.commune, f.nb_lots, f.etat, f.date_dissolution, f.remplacee_par, (select count(*) from m)::int as total
  from p join fiche f using (copropriete_id) order by p.nom_n collate "C", p.numero`
const REQUETES: Record<string, string> = {
  'fiche-publique': `select * from fiche where numero = $1`,
  annuaire: ANNUAIRE,
}

const repondre = async (url: URL): Promise<unknown> => {
  const name = url.pathname.slice(1)
  const text = REQUETES[name] ?? ''
  return (await pool.query({ name, text, values: [...url.searchParams.values()] })).rows
}

const server = createServer((req, res) => {
  repondre(new URL(req.url ?? '/', 'http://plancher')).then(
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
