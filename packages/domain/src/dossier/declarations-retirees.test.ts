import { describe, expect, it } from 'vitest'
import {
  depuisMajAnnuelle,
  derniereMajAnnuelle,
  type LigneHistorique,
} from './declarations-retirees.ts'

const passee = (
  id: number,
  typeMaj: LigneHistorique['typeMaj'],
  etat: LigneHistorique['etat'] = null,
): LigneHistorique => ({ id, typeMaj, etat })
const lues = (...rows: LigneHistorique[]) => rows

describe('what a keeper takes back of what was declared', () => {
  it('is all that came since the last annual update, which is in force again', () => {
    const { retirees, reprise } = depuisMajAnnuelle(
      lues(
        passee(5, 'STANDARD', 'COURANTE'),
        passee(4, 'MODIFICATION_ADMIN'),
        passee(3, 'ANNUELLE'),
        passee(2, 'STANDARD'),
        passee(1, null, 'AVANT_DECLARATION_ANNUELLE'),
      ),
    )
    expect(retirees.map(({ id }) => id)).toEqual([5, 4])
    expect(reprise?.id).toBe(3)
  })
  it('leaves out an annual update that was taken back, and names once what came back', () => {
    const { retirees, reprise } = depuisMajAnnuelle(
      lues(
        passee(4, 'STANDARD', 'COURANTE'),
        passee(5, 'ANNUELLE', 'SUPPRIME'),
        passee(4, 'STANDARD', 'COURANTE'),
        passee(3, 'ANNUELLE'),
      ),
    )
    expect([retirees.map(({ id }) => id), reprise?.id]).toEqual([[4], 3])
  })
  it('is nothing of the register where that update is in force, or was never filed', () => {
    expect(
      depuisMajAnnuelle(lues(passee(3, 'COMPTESNONAPPROUVES', 'COURANTE'), passee(1, null))),
    ).toMatchObject({ retirees: [], reprise: { id: 3 } })
    expect(depuisMajAnnuelle(lues(passee(1, null, 'COURANTE')))).toEqual({
      retirees: [],
      reprise: undefined,
    })
  })
  it('is the annual update alone, and what was in force before it comes back', () => {
    const { retirees, reprise } = derniereMajAnnuelle(
      lues(
        passee(3, 'ANNUELLE', 'COURANTE'),
        passee(2, 'STANDARD', 'AVANT_DECLARATION_ANNUELLE'),
        passee(1, null, 'AVANT_DECLARATION_ANNUELLE'),
      ),
    )
    expect([retirees.map(({ id }) => id), reprise?.id]).toEqual([[3], 2])
  })
})
