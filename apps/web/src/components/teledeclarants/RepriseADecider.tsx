import { compter } from '@registre/domain'
import { Alert, RequiredNote } from '@registre/ui'
import { useState } from 'react'
import { useCommand } from '../../lib/api/index.ts'
import { formatJour, formatNombre } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { BoutonConfirme } from '../Confirmation.tsx'
import { FenetreFormulaire } from '../FenetreFormulaire.tsx'
import { FormTextArea } from '../form-fields.tsx'
import { useRecordForm } from '../use-record-form.ts'
import { LienDocument } from '../validation/LienDocument.tsx'
import { initiale, versCorps } from './FormulaireTeledeclarant.tsx'
import { hrefFiche, LECTURES_TELEDECLARANTS, type Teledeclarant } from './teledeclarant.ts'

type Reprise = NonNullable<Teledeclarant['reprise']>

/** What is sent to decide it, and nothing else of the file. */
const corpsDe = (t: Teledeclarant, { id }: Reprise, accepter: boolean, motif = '') => ({
  params: { id: Number(t.id) },
  body: { ...versCorps(initiale(t)), version: t.version, decisionReprise: { id, accepter, motif } },
})

const Refuser = ({ t, r, onFermer }: { t: Teledeclarant; r: Reprise; onFermer: () => void }) => {
  const { mutateAsync } = useCommand('modifierTeledeclarant', {
    business: true,
    invalidates: LECTURES_TELEDECLARANTS,
  })
  const record = useRecordForm({
    operation: 'modifierTeledeclarant',
    defaultValues: { motif: '' },
    toArgs: ({ motif }) => corpsDe(t, r, false, motif),
    fieldOf: (champ) => (champ === 'decisionReprise.motif' ? 'motif' : champ),
    submit: async (args) => {
      await mutateAsync(args)
      notify('success', 'La reprise est refusée.')
      onFermer()
    },
  })
  return (
    <FenetreFormulaire
      titre="Refuser cette reprise"
      confirmer="Refuser la reprise"
      record={record}
      onFermer={onFermer}
    >
      <RequiredNote />
      <FormTextArea
        name="motif"
        label="Motif"
        required
        hint="Les deux cabinets le liront."
        textAreaProps={{ rows: 4 }}
      />
    </FenetreFormulaire>
  )
}

const Avancement = ({ r }: { r: Reprise }) => (
  <p role="status">
    {r.etat === 'EN_COURS'
      ? `Reprise acceptée, en cours : ${formatNombre(r.faites)} sur ${compter(r.nbLignes, 'copropriété')}.`
      : `Reprise terminée : ${compter(r.faites, 'copropriété reprise', 'copropriétés reprises')}${r.laissees > 0 ? `, ${formatNombre(r.laissees)} non reprise${r.laissees > 1 ? 's' : ''}` : ''}.`}
  </p>
)

/** The whole portfolio of a firm, that another asks for: its proof, and the one decision. */
export const RepriseADecider = ({ t }: { t: Teledeclarant }) => {
  const [refus, setRefus] = useState(false)
  const { reprise: r } = t
  if (r === null) return null
  const attend = r.etat === 'CONTROLE'
  return (
    <Alert severity={attend ? 'warning' : 'info'} className="fr-mb-2w">
      <p>
        Le {formatJour(r.demandeLe)},{' '}
        <InternalLink href={hrefFiche(Number(r.repreneur.id))}>{r.repreneur.nom}</InternalLink>{' '}
        (SIRET {r.repreneur.siret}) a demandé à reprendre tout le portefeuille de ce cabinet,{' '}
        {compter(r.nbLignes, 'copropriété')}, après une fusion ou un rachat.
      </p>
      {r.documentId !== null && (
        <p>
          <LienDocument document={{ id: r.documentId, nom: r.nomDocument }} />
        </p>
      )}
      {!attend && <Avancement r={r} />}
      {attend && !r.preuveSaine && (
        <p>L’antivirus n’a pas encore analysé ce justificatif : il est interrogé chaque minute.</p>
      )}
      {attend && t.allowedToEdit && (
        <div className="rc-actions fr-mt-1w">
          {r.preuveSaine && (
            <BoutonConfirme
              bouton="Accepter la reprise"
              classe=""
              titre="Accepter cette reprise ?"
              confirmer="Accepter la reprise"
              operation="modifierTeledeclarant"
              invalidates={LECTURES_TELEDECLARANTS}
              args={corpsDe(t, r, true)}
              onFait={() => notify('success', 'La reprise est acceptée : elle commence.')}
            >
              <p>
                Chaque copropriété change de syndic à partir d’aujourd’hui, jusqu’au terme de son
                mandat ; celui de ce cabinet prend fin hier. Les demandes qui attendent une décision
                restent à ce cabinet. Les deux cabinets seront prévenus une fois.
              </p>
            </BoutonConfirme>
          )}
          <button type="button" className="fr-btn fr-btn--secondary" onClick={() => setRefus(true)}>
            Refuser la reprise
          </button>
        </div>
      )}
      {refus && <Refuser t={t} r={r} onFermer={() => setRefus(false)} />}
    </Alert>
  )
}
