import { ApiError } from '@registre/contract/client'
import { describe, expect, it } from 'vitest'
import {
  contenuNeuf,
  deposer,
  immatriculee,
  type Personne,
  rattachementDemande,
  saisieDissolution,
} from '@registre/testing/register'
import { type Registre, useRegistre } from '../../../tests/support/register.ts'

// Two keepers decide the same request at the same instant: one decision, one mail, every time.

const PAIRES = Number(process.env['PAIRES'] ?? 500)
const LOT = 20

interface Prete {
  demandeId: number
  coproprieteId: number
  version: number
  immat: string
  idMandat: number
}

/**
 * Copies of one dossier, ready to be decided and held by one keeper: the request is what the pairs
 * fight for, not its making.
 */
const copier = async (
  r: Registre,
  modele: { coproprieteId: number; demandeId: number },
  nombre: number,
  teneurId: number,
): Promise<Prete[]> => {
  const { coproprieteId, demandeId } = modele
  const jusqua = new Date(r.clock.now().getTime() + 10 * 60_000)
  const rows = await r.db.transaction(async (tx) => {
    const copies: {
      demande_id: number
      copropriete_id: number
      version: number
      mandat_id: number | null
    }[] = []
    for (let i = 0; i < nombre; i += 1) {
      const inserer = async (
        table: string,
        source: number,
        ecrase: Record<string, unknown>,
      ): Promise<number> => {
        const [row] = await tx.sql<{ id: number }>(
          `insert into ${table} select (jsonb_populate_record(x, $2::jsonb || jsonb_build_object('id', nextval(pg_get_serial_sequence('${table}', 'id'))))).*
           from ${table} x where id = $1 returning id`,
          [source, JSON.stringify(ecrase)],
        )
        return row?.id ?? 0
      }
      const [n] = await tx.sql<{ numero: string | null }>(
        `select case when numero_immatriculation is null then null else prochain_numero_immatriculation() end as numero from copropriete where id = $1`,
        [coproprieteId],
      )
      const c = await inserer('copropriete', coproprieteId, {
        numero_immatriculation: n?.numero ?? null,
      })
      const [d] = await tx.sql<{
        mandat_id: number | null
        declaration_id: number | null
        type: string
      }>(`select mandat_id, declaration_id, type from demande where id = $1`, [demandeId])
      const mandat = d?.mandat_id
        ? await inserer('mandat', d.mandat_id, { copropriete_id: c })
        : null
      const declaration = d?.declaration_id
        ? await inserer('declaration', d.declaration_id, { copropriete_id: c })
        : null
      if (d?.type === 'DISSOLUTION')
        await tx.sql(
          `insert into dissolution (copropriete_id, motif, fait_generateur, date_fait_generateur, date_effet, type_justif, demande_par_id)
           select $2, motif, fait_generateur, date_fait_generateur, date_effet, type_justif, demande_par_id from dissolution where copropriete_id = $1`,
          [coproprieteId, c],
        )
      const id = await inserer('demande', demandeId, {
        copropriete_id: c,
        mandat_id: mandat,
        declaration_id: declaration,
        verrou_par_id: teneurId,
        verrou_jusqu_a: jusqua,
      })
      const [copie] = await tx.sql<{ version: number }>(
        `select version from demande where id = $1`,
        [id],
      )
      copies.push({
        demande_id: id,
        copropriete_id: c,
        version: copie?.version ?? 0,
        mandat_id: mandat,
      })
    }
    return copies
  })
  return rows.map((x) => ({
    demandeId: x.demande_id,
    coproprieteId: x.copropriete_id,
    version: x.version,
    immat: String(x.copropriete_id),
    idMandat: x.mandat_id ?? 0,
  }))
}

const issue = async (call: Promise<unknown>): Promise<string> => {
  try {
    await call
    return 'ok'
  } catch (error) {
    if (error instanceof ApiError) return `${error.problem.status}`
    throw error
  }
}

describe('pairs of simultaneous decisions', () => {
  const registre = useRegistre()

  it(
    `${PAIRES} pairs, registrations, attachments and dissolutions, validated and refused: ${PAIRES} single decisions and single mails`,
    { timeout: 180_000 },
    async () => {
      const r = registre()
      const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
      // The same keeper in two tabs: both hold the lock, so that only the write itself can tell
      // them apart.
      const [teneur, autre] = [
        await r.personne('TENEUR_ADMIN_PRINC'),
        await r.personne('TENEUR_ADMIN_SCOND'),
      ]
      const depot = await deposer(syndic, contenuNeuf(r))
      const dissoute = await immatriculee(r, syndic)
      const { demandeId: demandeDissolution } = await syndic.api.dissoudre({
        body: await saisieDissolution(r, syndic, dissoute.coproprieteId),
      })
      const [m] = await r.db.query<{ mandat_id: number }>(
        `select mandat_id from demande where id = $1`,
        [depot.demandeId],
      )
      await teneur.api.ouvrirDemande({ params: { id: m?.mandat_id ?? 0 } })
      await teneur.api.ouvrirDemandeSansMandat({ params: { n: dissoute.coproprieteId } })
      const rattachement = await rattachementDemande(r)
      await teneur.api.ouvrirDemande({ params: { id: rattachement.mandatId } })
      const tiers = Math.ceil(PAIRES / 3)
      const pretes = [
        ...(await copier(
          r,
          { coproprieteId: depot.coproprieteId, demandeId: depot.demandeId ?? 0 },
          tiers,
          teneur.utilisateurId,
        )),
        ...(await copier(r, rattachement, tiers, teneur.utilisateurId)),
        ...(await copier(
          r,
          { coproprieteId: dissoute.coproprieteId, demandeId: demandeDissolution },
          PAIRES - 2 * tiers,
          teneur.utilisateurId,
        )),
      ]
      const valider = (p: Personne, d: Prete) =>
        issue(p.api.validerDemande({ params: { id: d.demandeId }, body: { version: d.version } }))
      const refuser = (p: Personne, d: Prete) =>
        issue(
          p.api.refuserDemande({
            params: { immat: d.immat, idMandat: d.idMandat },
            query: { raison: 'Non conforme', typesMotifRefus: 'AUTRE' },
          }),
        )
      const issues: string[][] = []
      for (let i = 0; i < pretes.length; i += LOT)
        issues.push(
          ...(await Promise.all(
            pretes.slice(i, i + LOT).map((d, rang) => {
              // Validate twice, validate and refuse, and the second keeper who does not hold it, in
              // turn.
              const seconde =
                rang % 3 === 0
                  ? valider(teneur, d)
                  : rang % 3 === 1
                    ? refuser(teneur, d)
                    : valider(autre, d)
              return Promise.all([valider(teneur, d), seconde])
            }),
          )),
        )
      expect(issues.filter((paire) => paire.toSorted().join() !== '409,ok')).toEqual([])
      const ids = pretes.map((d) => d.coproprieteId)
      const [decisions] = await r.db.query<{
        decidees: number
        journal: number
        courriels: number
        numeros: number
        numerotees: number
      }>(
        `select (select count(*)::int from demande where id = any($2) and etat in ('VALIDEE', 'REFUSEE')) as decidees,
         (select count(*)::int from journal where copropriete_id = any($1) and type in ('valider', 'refuser', 'valider-rattachement', 'refuser-rattachement', 'valider-dissolution', 'refuser-dissolution')) as journal,
         (select count(*)::int from outbox where type = 'courriel' and (payload->'donnees'->>'coproprieteId')::int = any($1)) as courriels,
         (select count(distinct numero_immatriculation)::int from copropriete where numero_immatriculation is not null) as numeros,
         (select count(*)::int from copropriete where numero_immatriculation is not null) as numerotees`,
        [ids, pretes.map((d) => d.demandeId)],
      )
      expect(decisions).toMatchObject({ decidees: PAIRES, journal: PAIRES, courriels: PAIRES })
      expect(decisions?.numeros).toBe(decisions?.numerotees)
      // Nobody was written to twice about one decision.
      const doubles = await r.db.query(
        `select payload->>'a', payload->'donnees'->>'coproprieteId' from outbox where type = 'courriel' and (payload->'donnees'->>'coproprieteId')::int = any($1) group by 1, 2 having count(*) > 1`,
        [ids],
      )
      expect(doubles).toEqual([])
    },
  )
})
