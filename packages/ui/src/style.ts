// Apart from the components: the first page takes their style, and the code of those that it shows.
import './ui.css'
import './tables.css'
import './charts.css'
