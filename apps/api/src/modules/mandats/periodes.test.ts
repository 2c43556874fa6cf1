import { addDays, addMonths, formatFrDate } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { immatriculee, type Personne, pdf } from '@registre/testing/register'
import { type Registre, useRegistre } from '../../../tests/support/register.ts'
import { fautesDe } from '../../../tests/support/oracle.ts'
import { suivreMandats } from '../traitements/suivre-mandats.ts'

// Whatever is sent at the same instant about the mandates of one co-ownership, their periods never
// overlap and one runs at most. TOURS: how many rounds.

const TOURS = Number(process.env['TOURS'] ?? 30)

interface Scene {
  coproprieteId: number
  numero: string
  mandatId: number
  debut: string
  fin: string
}

const scene = async (r: Registre, syndic: Personne): Promise<Scene> => {
  const { coproprieteId, numero } = await immatriculee(r, syndic)
  const [m] = await r.db.query<{ id: number; date_debut: string; date_fin: string }>(
    `select id, date_debut, date_fin from mandat where copropriete_id = $1`,
    [coproprieteId],
  )
  return {
    coproprieteId,
    numero,
    mandatId: m?.id ?? 0,
    debut: m?.date_debut ?? '',
    fin: m?.date_fin ?? '',
  }
}
const periode = (debut: string) => ({
  dateDebutMandat: formatFrDate(debut),
  dateFinMandat: formatFrDate(addDays(addMonths(debut, 12), -1)),
})

/**
 * A mandate put back as it was, so that each round begins with one running mandate, and an open
 * request of another syndic.
 */
const remettre = async (r: Registre, s: Scene): Promise<void> => {
  await r.db.query(
    `update demande set etat = 'ANNULEE', decidee_le = now(), verrou_par_id = null, verrou_jusqu_a = null where copropriete_id = $1 and etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS')`,
    [s.coproprieteId],
  )
  await r.db.query(
    `update mandat set etat = 'RETIRE' where copropriete_id = $1 and id <> $2 and etat <> 'REFUSE'`,
    [s.coproprieteId, s.mandatId],
  )
  await r.db.query(
    `update mandat set etat = 'EN_COURS', date_debut = $2, date_fin = $3 where id = $1`,
    [s.mandatId, s.debut, s.fin],
  )
  await r.db.query(
    `update copropriete set etat = 'IMMATRICULEE_RATTACHEE', teledeclarant_id = (select teledeclarant_id from mandat where id = $2), date_fin_mandat = $3 where id = $1`,
    [s.coproprieteId, s.mandatId, s.fin],
  )
}

describe('periods of mandates', () => {
  const registre = useRegistre()

  it(
    `never overlap, whatever is sent at once: ${TOURS} rounds`,
    { timeout: 30_000 + TOURS * 2000 },
    async () => {
      const r = registre()
      const [syndic, autre, tiers, k1, k2] = [
        await r.personne('TELE_PRO_ADMIN_PRINC'),
        await r.personne('TELE_PRO_ADMIN_PRINC'),
        await r.personne('TELE_NONPRO_ADMIN_PRINC'),
        await r.personne('TENEUR_ADMIN_PRINC'),
        await r.personne('TENEUR_ADMIN_SCOND'),
      ]
      const s = await scene(r, syndic)
      const issues = new Map<string, number>()
      const noter = async (nom: string, appel: Promise<unknown>): Promise<void> => {
        const issue = await appel.then(
          () => 'ok',
          (e: { problem?: { code: string; status: number } }) => {
            if (!e.problem || e.problem.status >= 500) throw e
            return e.problem.code
          },
        )
        issues.set(`${nom} ${issue}`, (issues.get(`${nom} ${issue}`) ?? 0) + 1)
      }
      for (let tour = 0; tour < TOURS; tour += 1) {
        await remettre(r, s)
        const suite = addDays(s.fin, 1 + (tour % 3) * 10)
        const { idDemande, idMandat } = await autre.api.rattacher({
          body: {
            file: await pdf(),
            numero: s.numero,
            infoRattachement: {
              adminProvisoire: false,
              ...periode(suite),
              typeJustifMandat: 'CONTRAT_SYNDIC',
            },
          },
        })
        const { version } = await k1.api.ouvrirDemande({ params: { id: idMandat } })
        const date = (p: Personne, bout: 'Debut' | 'Fin', jour: string) =>
          bout === 'Debut'
            ? p.api.modifierDateDebutMandat({ params: { idMandat: s.mandatId, date: jour } })
            : p.api.modifierDateFinMandat({ params: { idMandat: s.mandatId, date: jour } })
        await Promise.all([
          noter('valider', k1.api.validerDemande({ params: { id: idDemande }, body: { version } })),
          noter(
            'renouveler',
            syndic.api.renouvelerMandat({
              body: { idCopropriete: s.coproprieteId, mandat: periode(addDays(s.fin, 1)) },
            }),
          ),
          noter(
            'renouveler',
            syndic.api.renouvelerMandat({
              body: { idCopropriete: s.coproprieteId, mandat: periode(addDays(s.fin, 20)) },
            }),
          ),
          noter('fin', date(k2, 'Fin', addDays(s.fin, 40))),
          noter('fin', date(k2, 'Fin', addDays(s.fin, -1 - (tour % 400)))),
          noter('debut', date(k1, 'Debut', addDays(s.debut, -30))),
          noter(
            'rattacher',
            tiers.api.rattacherSansJustificatif({
              body: {
                numero: s.numero,
                infoRattachement: {
                  adminProvisoire: false,
                  ...periode(addDays(s.fin, 1)),
                  typeJustifMandat: null,
                },
              },
            }),
          ),
          noter(
            'retirer',
            k2.api.retirerRattachement({
              params: { id: s.coproprieteId },
              body: { raison: 'Rattachement par erreur' },
            }),
          ),
          suivreMandats(r.deps),
        ])
        const fautes = (await fautesDe(r.db, r.clock.now(), [s.coproprieteId])).filter(
          (f) => !f.includes('journal'),
        )
        expect(fautes, `round ${tour}`).toEqual([])
      }
      // The rounds were fights: each of these was taken some times, and refused some times.
      const noms = [...issues.keys()]
      for (const nom of ['valider', 'renouveler', 'fin', 'debut'])
        expect(noms, JSON.stringify([...issues])).toContain(`${nom} ok`)
      expect(noms.some((n) => !n.endsWith(' ok'))).toBe(true)
    },
  )
})
