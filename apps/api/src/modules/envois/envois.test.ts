import { describe, expect, it } from 'vitest'
import { courriel, enqueueOutbox, outboxItem } from '../../platform/outbox.ts'
import { useRegistre } from '../../../tests/support/register.ts'

describe('what waits for a keeper: failed and uncertain sends', () => {
  const registre = useRegistre()
  const deposer = async () => {
    const { db } = registre()
    await db.query('delete from outbox')
    await enqueueOutbox({ sql: db.query }, [
      courriel('a@exemple.test', 'webhook-suspendu', { nom: 'Logiciel', cause: 'x' }),
      courriel('b@exemple.test', 'webhook-suspendu', { nom: 'Logiciel', cause: 'x' }),
      outboxItem('attestation', { coproprieteId: 1 }),
    ])
    const ids = (await db.query<{ id: number }>('select id from outbox order by id')).map((r) =>
      Number(r.id),
    )
    await db.query(
      `update outbox set statut = 'FAILED', erreur = 'adresse refusée', tentatives = 10 where id = $1`,
      [ids[0]],
    )
    await db.query(`update outbox set statut = 'UNCERTAIN' where id = $1`, [ids[1]])
    return ids as [number, number, number]
  }

  it('are shown with their subject, and what may be decided', async () => {
    const ids = await deposer()
    const teneur = await registre().personne('TENEUR_ADMIN_PRINC')
    const vue = await teneur.api.listerEnvoisADecider({})
    expect(vue).toMatchObject({
      total: 2,
      envois: [
        {
          id: ids[0],
          objet: 'Envois suspendus : Logiciel',
          destinataire: 'a@exemple.test',
          cause: 'adresse refusée',
          decisions: ['renvoyer', 'abandonner'],
        },
        { id: ids[1], libelleStatut: 'Incertain', decisions: ['renvoyer', 'classer'] },
      ],
    })
    const gestionnaire = await registre().personne('TENEUR_ASS_HOTLINE_GES')
    await expect(gestionnaire.api.listerEnvoisADecider({})).rejects.toMatchObject({
      problem: { status: 403 },
    })
  })

  it('are decided once, whoever clicks at the same time, and journalled', async () => {
    const { db } = registre()
    const ids = await deposer()
    const [un, deux] = await Promise.all([
      registre().personne('TENEUR_ADMIN_PRINC'),
      registre().personne('TENEUR_ADMIN_SCOND'),
    ])
    const issues = await Promise.allSettled([
      un.api.deciderEnvoi({ params: { id: ids[0], decision: 'renvoyer' } }),
      deux.api.deciderEnvoi({ params: { id: ids[0], decision: 'abandonner' } }),
    ])
    expect(issues.map((i) => i.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(issues.find((i) => i.status === 'rejected')).toMatchObject({
      reason: { problem: { status: 409 } },
    })
    await un.api.deciderEnvoi({ params: { id: ids[1], decision: 'classer' } })
    await expect(
      un.api.deciderEnvoi({ params: { id: ids[2], decision: 'renvoyer' } }),
    ).rejects.toMatchObject({ problem: { status: 409 } })
    await expect(
      un.api.deciderEnvoi({ params: { id: 999_999, decision: 'renvoyer' } }),
    ).rejects.toMatchObject({ problem: { status: 404 } })
    const journal = await db.query<{ type: string; acteur_id: number }>(
      `select type, acteur_id from journal where type like '%-envoi' order by id`,
    )
    expect(journal).toHaveLength(2)
    expect(journal.every((j) => [un.utilisateurId, deux.utilisateurId].includes(j.acteur_id))).toBe(
      true,
    )
    expect(await db.query(`select statut from outbox where id = $1`, [ids[1]])).toEqual([
      { statut: 'DONE' },
    ])
  })
})
