import { addDays } from '@registre/domain'
import { expect, it } from 'vitest'
import { codeDe, pdf, type Personne } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import { demander, geree, personnes } from './rattachements-de-test.ts'

const registre = useRegistre()

it('a contest goes with a document, for the keeper and who gave it alone', async () => {
  const r = registre()
  const [ancien, nouveau, teneur] = await personnes(r)
  const c = await geree(r, ancien, addDays(r.clock.today(), -1))
  const { idDemande } = await demander(nouveau, c, r.clock.today())
  const piece = async (p: Personne, type: 'PIECE_CONTESTATION' | 'JUSTIFICATIF_MANDAT') =>
    (await p.api.deposerDocument({ body: { file: await pdf(), type } })).id
  const contester = (idDocument: string) =>
    codeDe(
      ancien.api.contesterRattachement({
        params: { id: idDemande },
        body: { texte: 'L’assemblée n’a pas eu lieu.', idDocument },
      }),
    )
  // Another's document, or one that was given for something else, goes with nothing.
  for (const d of [
    await piece(nouveau, 'PIECE_CONTESTATION'),
    await piece(ancien, 'JUSTIFICATIF_MANDAT'),
  ])
    expect(await contester(d)).toBe('regles-non-respectees')
  const idDocument = await piece(ancien, 'PIECE_CONTESTATION')
  expect(await contester(idDocument)).toBe('ok')
  const vue = await teneur.api.lireMandatEnCoursValidation({ params: { n: idDemande } })
  expect(vue.rattachement.contestation).toMatchObject({
    texte: 'L’assemblée n’a pas eu lieu.',
    idDocument,
    nomDocument: 'contrat.pdf',
  })
  // Who asks for the mandate never reads it.
  const lire = (p: Personne) => codeDe(p.api.telechargerDocument({ params: { id: idDocument } }))
  expect([await lire(teneur), await lire(ancien), await lire(nouveau)]).toEqual([
    'ok',
    'ok',
    'introuvable',
  ])
})
