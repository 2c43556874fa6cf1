// The behaviours of the design system that the screens use, its core first: the whole is a fifth
// heavier.
import '@codegouvfr/react-dsfr/dsfr/core/core.module'
import '@codegouvfr/react-dsfr/dsfr/component/accordion/accordion.module'
import '@codegouvfr/react-dsfr/dsfr/component/breadcrumb/breadcrumb.module'
import '@codegouvfr/react-dsfr/dsfr/component/button/button.module'
import '@codegouvfr/react-dsfr/dsfr/component/header/header.module'
import '@codegouvfr/react-dsfr/dsfr/component/modal/modal.module'
import '@codegouvfr/react-dsfr/dsfr/component/navigation/navigation.module'
import '@codegouvfr/react-dsfr/dsfr/component/password/password.module'
import '@codegouvfr/react-dsfr/dsfr/component/tab/tab.module'
import '@codegouvfr/react-dsfr/dsfr/component/table/table.module'
