/**
 * Makers and what each makes, as products are called with and without the maker's name. Only names that no ordinary word
 * is: "marketing" is no Salesforce Marketing.
 */
export const MAKERS = `
adobe photoshop illustrator indesign acrobat lightroom substance dreamweaver
microsoft excel powerpoint outlook teams azure sharepoint dynamics visio windows onedrive intune
ms excel powerpoint outlook teams visio
google docs sheets workspace bigquery looker
oracle opera netsuite peoplesoft primavera hyperion
sap ariba concur hana successfactors
autodesk autocad revit maya navisworks
dassault solidworks catia
atlassian jira confluence bitbucket trello
apache kafka spark hadoop airflow tomcat maven cassandra flink
intuit quickbooks turbotax mailchimp
salesforce tableau pardot heroku
amazon aws ec2 s3 redshift
hashicorp terraform
jetbrains intellij pycharm teamcity webstorm
ukg kronos
esri arcgis
cisco webex meraki
rockwell factorytalk
mathworks matlab simulink
rws trados
sdl trados
vmware vsphere
`;
