import { enableBoardSearch } from './main/board-search.ts';
import { enableContactForm } from './main/contact-form.ts';
import { enableLogOut } from './main/log-out.ts';
import { closeMenuOnEscape } from './main/menu.ts';
import { followTheme } from './main/theme-buttons.ts';

// The main host's pages are whole without this script: it brings what needs a browser to be true.
followTheme();
enableLogOut();
closeMenuOnEscape();
enableContactForm();
enableBoardSearch();
