import { addDays } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import type { Personne } from '@registre/testing/register'
import { type Registre, useRegistre } from '../../../tests/support/register.ts'
import { cleDeGraine } from '../../platform/cle-courriel.ts'
import { geree } from '../rattachements/rattachements-de-test.ts'

describe('what a leaving syndic declared', () => {
  const registre = useRegistre()
  const courriels = (r: Registre, modele: string, id: number) =>
    r.db.query<{ a: string; graine: string | null }>(
      `select payload->>'a' as a, payload->'donnees'->>'graine' as graine from outbox where payload->>'modele' = $1 and (payload->'donnees'->>'coproprieteId')::int = $2 order by id`,
      [modele, id],
    )
  const code = (attendu: string) => ({ problem: { code: attendu } })

  it('is taken back by who declared it, whom the other is told of; the key opens nothing', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_GESTION')
    const { id } = await geree(r, syndic, addDays(r.clock.today(), 40))
    const s = {
      idCopropriete: id,
      type: 'NON_PRO' as const,
      nom: 'Le Goff',
      prenom: 'Erwan',
      email: 'repris@exemple.test',
    }
    const d = await syndic.api.declarerSuccesseur({ body: s })
    const [invitation] = await courriels(r, 'successeur-invite', id)
    const key = cleDeGraine(r.deps.settings.SECRET, invitation?.graine ?? '')
    const annuler = (p: Personne, version: number) =>
      p.api.modifierSuccesseur({
        body: { idCopropriete: id, type: 'NON_PRO', version, annuler: true },
      })
    await expect(annuler(syndic, d.version + 1)).rejects.toMatchObject(code('version-perimee'))
    await expect(annuler(await r.personne('TELE_PRO_GESTION'), d.version)).rejects.toMatchObject(
      code('introuvable'),
    )
    expect(await annuler(syndic, d.version)).toMatchObject({ email: s.email })
    expect(await courriels(r, 'successeur-annule', id)).toMatchObject([{ a: s.email }])
    await expect(r.visiteur().api.lireSuccesseurParCle({ params: { key } })).rejects.toMatchObject(
      code('introuvable'),
    )
    const { declare } = await syndic.api.verifierDeclSuccPossible({ body: { idCopropriete: id } })
    expect(declare).toBeNull()
    await expect(annuler(syndic, d.version)).rejects.toMatchObject(code('transition-interdite'))
    expect(
      await r.db.query(
        `select type from journal where copropriete_id = $1 and type like '%successeur' order by id`,
        [id],
      ),
    ).toEqual([{ type: 'declarer-successeur' }, { type: 'annuler-successeur' }])
  })
})
