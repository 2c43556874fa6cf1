import { FieldDate } from '../FieldDate.tsx'

/** The two ends of a period, as criteria of a list. */
export const ChampsPeriode = ({
  criteres: { du = '', au = '' },
  fautes,
  labels = ['À partir du', 'Jusqu’au'],
}: {
  criteres: { du?: string | undefined; au?: string | undefined }
  fautes: Partial<Record<string, string>>
  labels?: readonly [du: string, au: string]
}) => (
  <>
    <FieldDate name="du" label={labels[0]} error={fautes['du']} inputProps={{ defaultValue: du }} />
    <FieldDate name="au" label={labels[1]} error={fautes['au']} inputProps={{ defaultValue: au }} />
  </>
)
