import { ChampComplement, ChampsCommune, ChampVoie } from '../champs-personne.tsx'
import { FormText } from '../form-fields.tsx'

/** An establishment typed by hand, when the directory of companies is silent. */
export const ChampsEtablissement = ({
  aideApe,
  complement = false,
}: {
  aideApe: string
  complement?: boolean
}) => (
  <>
    <FormText
      name="etablissement.raisonSociale"
      label="Raison sociale"
      required
      inputProps={{ autoComplete: 'organization' }}
    />
    <FormText
      name="etablissement.codeApe"
      label="Code APE"
      hint={aideApe}
      required
      inputProps={{ autoComplete: 'off' }}
    />
    {complement && <ChampComplement dans="etablissement." />}
    <ChampVoie dans="etablissement." required />
    <ChampsCommune dans="etablissement." required enFrance />
  </>
)
